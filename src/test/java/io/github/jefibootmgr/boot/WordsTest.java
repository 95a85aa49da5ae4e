package io.github.jefibootmgr.boot;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.jefibootmgr.wire.Bytes;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WordsTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "''           | ''",
        "726f         | ', data \"ro\"'",
        "72006f00     | ', UCS-2 data \"ro\"'",
        "72006f       | ', data 72006f'",
        "72006f000000 | ', data 72006f000000'",
        "0aff         | ', data 0aff'",
      })
  void tellsDataAsTextWhereItIsText(String hex, String words) {
    assertEquals(words, Words.data(Bytes.ofHex(hex)));
  }
}

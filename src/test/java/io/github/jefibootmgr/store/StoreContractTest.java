package io.github.jefibootmgr.store;

import com.google.common.jimfs.Configuration;
import com.google.common.jimfs.Jimfs;
import io.github.jefibootmgr.jvm.EfiVariables;
import io.github.jefibootmgr.os.FakeOs;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.io.TempDir;

/** All stores keep the contract. */
class StoreContractTest {

  @Nested
  class InMemory extends VariableStoreContract {
    @Override
    VariableStore emptyStore() {
      return new MemoryStore();
    }
  }

  @Nested
  class InDirectory extends VariableStoreContract {
    @TempDir Path directory;

    @Override
    VariableStore emptyStore() throws StoreException {
      return EfiVariables.ofDirectory(directory);
    }
  }

  @Nested
  class InDirectoryInMemory extends VariableStoreContract {
    @Override
    VariableStore emptyStore() throws StoreException, IOException {
      Configuration configuration =
          Configuration.unix().toBuilder().setAttributeViews("basic", "posix", "unix").build();
      Path directory = Jimfs.newFileSystem(configuration).getPath("/store");
      return EfiVariables.ofDirectory(Files.createDirectory(directory));
    }
  }

  @Nested
  class InDirectoryWithoutUnixAttributes extends VariableStoreContract {
    @Override
    VariableStore emptyStore() throws StoreException, IOException {
      Path directory = Jimfs.newFileSystem(Configuration.unix()).getPath("/store");
      return EfiVariables.ofDirectory(Files.createDirectory(directory));
    }
  }

  @Nested
  class InFirmware extends VariableStoreContract {
    @Override
    VariableStore emptyStore() throws StoreException {
      return StoreLocator.directory(new FakeOs().efivarfs("/vars"), "/vars/");
    }
  }

  @Nested
  class Verified extends VariableStoreContract {
    @Override
    VariableStore emptyStore() {
      return new VerifyingStore(new MemoryStore());
    }
  }

  @Nested
  class Recorded extends VariableStoreContract {
    @Override
    VariableStore emptyStore() {
      return new RecordingStore(new MemoryStore());
    }
  }

  @Nested
  class NeverFaulty extends VariableStoreContract {
    @Override
    VariableStore emptyStore() {
      return new FaultyStore(new MemoryStore(), Integer.MAX_VALUE);
    }
  }
}

package io.github.jefibootmgr.cli.picocli;

import io.github.jefibootmgr.cli.Binding;
import io.github.jefibootmgr.cli.CommandLine;
import io.github.jefibootmgr.cli.Given;
import io.github.jefibootmgr.cli.Option;
import io.github.jefibootmgr.cli.Request;
import io.github.jefibootmgr.cli.RequestDraft;
import io.github.jefibootmgr.cli.UsageException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.PicocliException;

/** One command line on its way through picocli. */
final class PicocliBinding {
  /** Stands for a value that was left out, since picocli would take the next word; none is so. */
  private static final String LEFT_OUT = "\0";

  /** Ends the options; {@code --} can be a value by now. */
  private static final String END_OF_OPTIONS = "\0--";

  private final CommandLine line;
  private final RequestDraft draft = new RequestDraft();
  private final Deque<Given> pending = new ArrayDeque<>();

  PicocliBinding(CommandLine line) {
    this.line = line;
  }

  Request request() throws UsageException {
    List<String> words = new ArrayList<>();
    boolean help = false;
    for (Given given : line.options()) {
      pending.add(given);
      words.add(word(given));
      if (given.option() == Option.HELP) {
        help = true;
        break;
      }
    }
    words.add(END_OF_OPTIONS);
    words.addAll(line.operands());
    parse(words);
    if (!help && line.fault().isPresent()) {
      throw line.fault().get();
    }
    return draft.request(line.operands());
  }

  private static String word(Given given) {
    String name = mainName(given.option());
    return given.option().argument() == Option.Argument.NONE
        ? name
        : name + "=" + given.value().orElse(LEFT_OUT);
  }

  private static String mainName(Option option) {
    return "--" + option.longNames().get(0);
  }

  private void parse(List<String> words) throws UsageException {
    // Converters for all of java.time and more would be registered, which costs 8 ms.
    System.setProperty("picocli.converters.excludes", ".*");
    picocli.CommandLine parser = new picocli.CommandLine(spec());
    parser.setExpandAtFiles(false);
    parser.setEndOfOptionsDelimiter(END_OF_OPTIONS);
    parser.setOverwrittenOptionsAllowed(true);
    parser.setAllowOptionsAsOptionParameters(true);
    try {
      parser.parseArgs(words.toArray(new String[0]));
    } catch (PicocliException e) {
      throw cause(e);
    }
  }

  /** Returns the fault that ended the parsing; picocli wraps what a setter throws. */
  private static UsageException cause(PicocliException thrown) {
    for (Throwable e = thrown; e != null; e = e.getCause()) {
      if (e instanceof UsageException usage) {
        return usage;
      }
    }
    throw thrown;
  }

  /** Returns a model of the options that were given; one of all would cost 20 ms of start-up. */
  private CommandSpec spec() {
    CommandSpec spec = CommandSpec.create();
    EnumSet<Option> known = EnumSet.noneOf(Option.class);
    for (Given given : pending) {
      if (known.add(given.option())) {
        spec.addOption(spec(given.option()));
      }
    }
    if (line.operands().isEmpty()) {
      return spec;
    }
    return spec.addPositional(
        PositionalParamSpec.builder()
            .paramLabel("WORD")
            .type(String[].class)
            .arity("0..*")
            .hasInitialValue(false)
            .build());
  }

  private OptionSpec spec(Option option) {
    OptionSpec.Builder spec = OptionSpec.builder(mainName(option)).hasInitialValue(false);
    return option.argument() == Option.Argument.NONE
        ? spec.type(boolean.class).arity("0").setter(this::takeFlag).build()
        : spec.type(String.class).arity("1").setter(this::takeValue).build();
  }

  private <T> T takeFlag(T set) throws UsageException {
    Binding.take(draft, pending.removeFirst());
    return set;
  }

  private <T> T takeValue(T value) throws UsageException {
    Given given = pending.removeFirst();
    Optional<String> text =
        value.equals(LEFT_OUT) ? Optional.empty() : Optional.of(value.toString());
    Binding.take(draft, new Given(given.option(), text, given.spelling()));
    return value;
  }
}

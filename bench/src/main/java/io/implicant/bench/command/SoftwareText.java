package io.implicant.bench.command;

import io.implicant.bench.CommandException;
import io.implicant.bench.ExitCode;
import io.implicant.cfront.CSourceException;
import io.implicant.checker.odl.OdlModel;
import io.implicant.checker.odl.OdlModel.Step;
import io.implicant.checker.software.IntermediateCode.Location;
import io.implicant.checker.software.Translation;
import io.implicant.logic.text.InputException;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Software as it is written, in ODL or in C, and as a model.
 *
 * @param source the lines of a C program; empty for ODL, whose lines are those of the model
 * @param words what messages call the variables; no entry: their names
 */
record SoftwareText(OdlModel model, List<String> source, Map<String, String> words) {
  /** The beginning of a call. */
  private static final Pattern CALL = Pattern.compile("[A-Za-z_]\\w*\\s*\\(");

  SoftwareText {
    source = List.copyOf(source);
    words = Map.copyOf(words);
  }

  /** Whether the file is software, by its name. */
  static boolean accepts(String file) {
    return file.endsWith(".odl") || isC(file);
  }

  static boolean isC(String file) {
    return file.endsWith(".c") || file.endsWith(".i");
  }

  static SoftwareText read(String file, COptions options) throws CommandException {
    String text = InputFiles.text(file);
    try {
      if (!isC(file)) {
        return new SoftwareText(OdlModel.read(InputFiles.name(file), text), List.of(), Map.of());
      }
      Translation made = translation(InputFiles.name(file), text, options);
      Map<String, String> words =
          made.code().locations().stream()
              .collect(Collectors.toMap(Location::name, Location::words));
      return new SoftwareText(OdlModel.of(made.odl()), text.lines().toList(), words);
    } catch (InputException e) {
      throw InputFiles.failure(e);
    }
  }

  /** A C program in its stages. */
  static Translation translation(String name, String text, COptions options)
      throws CommandException {
    try {
      return Translation.of(name, text, options.width(), options.macros());
    } catch (CSourceException e) {
      ExitCode code = e.kind() == CSourceException.Kind.LIMIT ? ExitCode.UNKNOWN : ExitCode.INPUT;
      throw new CommandException(code, e.getMessage(), e);
    }
  }

  boolean isC() {
    return !source.isEmpty();
  }

  /** What a message calls a variable or a cell. */
  String words(String cell) {
    return words.getOrDefault(cell, cell);
  }

  /** An assertion by its line and its text there. */
  String assertion(Step step) {
    int line = step.position().line();
    String text = line <= source.size() ? source.get(line - 1) : step.text();
    Matcher call = CALL.matcher(text);
    if (!call.find(Math.min(step.position().column() - 1, text.length()))) {
      return "line " + line + ": " + text.strip();
    }
    int end = call.end();
    for (int open = 1; open > 0 && end < text.length(); end++) {
      open += text.charAt(end) == '(' ? 1 : text.charAt(end) == ')' ? -1 : 0;
    }
    return "line " + line + ": " + text.substring(call.start(), end).strip();
  }

  /** A step as people know it: the line of C that it belongs to, or the line of ODL. */
  String shown(Step step) {
    int line = step.position().line();
    return line <= source.size() ? line + ": " + source.get(line - 1).strip() : step.text();
  }
}

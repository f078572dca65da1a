package io.implicant.bench.command;

import io.implicant.bench.CommandException;
import io.implicant.bench.ExitCode;
import io.implicant.cfront.CSourceException;
import io.implicant.checker.odl.OdlModel;
import io.implicant.checker.odl.OdlModel.Step;
import io.implicant.checker.software.Translation;
import io.implicant.logic.text.InputException;
import java.util.List;

/**
 * Software as it is written, in ODL or in C, and as a model.
 *
 * @param source the lines of a C program; empty for ODL, whose lines are those of the model
 */
record SoftwareText(OdlModel model, List<String> source) {
  SoftwareText {
    source = List.copyOf(source);
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
      return isC(file)
          ? new SoftwareText(
              OdlModel.of(translation(InputFiles.name(file), text, options).odl()),
              text.lines().toList())
          : new SoftwareText(OdlModel.read(InputFiles.name(file), text), List.of());
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

  /** A step as people know it: the line of C that it belongs to, or the line of ODL. */
  String shown(Step step) {
    int line = step.position().line();
    return line <= source.size() ? line + ": " + source.get(line - 1).strip() : step.text();
  }
}

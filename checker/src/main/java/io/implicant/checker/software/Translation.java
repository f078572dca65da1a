package io.implicant.checker.software;

import io.implicant.cfront.CReader;
import io.implicant.cfront.CSourceException;
import io.implicant.cfront.CSourceException.Kind;
import io.implicant.cfront.DataModel;
import io.implicant.cfront.Program;
import io.implicant.checker.odl.OdlFile;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/** A C program in the stages of BR03 section 3. */
public record Translation(Program program, IntermediateCode code, OdlFile odl) {
  /** The width of int where neither the caller nor the file says one. */
  public static final int DEFAULT_WIDTH = 32;

  /**
   * Translates a file.
   *
   * @param width the bits of int, 2 to 32; else what {@code #pragma implicant width N} says
   */
  public static Translation of(String file, String text, OptionalInt width)
      throws CSourceException {
    return of(file, text, width, Map.of());
  }

  /** The same, with macros that are defined before the file is read. */
  public static Translation of(
      String file, String text, OptionalInt width, Map<String, String> macros)
      throws CSourceException {
    DataModel first = DataModel.ofIntBits(width.orElse(DEFAULT_WIDTH));
    Program program = CReader.read(file, text, first, macros);
    int wanted = width.isPresent() ? width.getAsInt() : pragma(program);
    if (width.isEmpty() && wanted != DEFAULT_WIDTH) {
      program = CReader.read(file, text, DataModel.ofIntBits(wanted), macros);
    }
    IntermediateCode code = Translator.translate(program, name(file));
    return new Translation(program, code, OdlWriter.write(code));
  }

  private static int pragma(Program program) throws CSourceException {
    int width = DEFAULT_WIDTH;
    for (Program.Pragma pragma : program.pragmas()) {
      List<String> words = pragma.words();
      if (!words.get(0).equals("implicant")) {
        continue;
      }
      boolean isWidth =
          words.size() == 3 && words.get(1).equals("width") && words.get(2).matches("[0-9]{1,2}");
      width = isWidth ? Integer.parseInt(words.get(2)) : 0;
      if (width < 2 || width > 32) {
        throw new CSourceException(
            Kind.WRONG, pragma.position(), "expected 'implicant width N' with N from 2 to 32");
      }
    }
    return width;
  }

  /** A name for the model: that of the file, without folders and suffix. */
  private static String name(String file) {
    String base = file.replaceAll("^.*[/\\\\]", "");
    String name = base.replaceAll("\\.[^.]*$", "").replaceAll("[^A-Za-z0-9_]", "_");
    return name.matches("[A-Za-z_].*") ? name : "_" + name;
  }
}

package io.implicant.checker.gal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.implicant.checker.SharedFiles;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Every GAL file at hand is read, expanded and printed. */
final class SampleFilesTest {
  @Test
  void all284FilesAreReadAndExpanded() throws Exception {
    List<Path> files = SharedFiles.galFiles();
    assertEquals(284, files.size());
    for (Path file : files) {
      GalModel.read(file.getFileName().toString(), SharedFiles.text(file));
    }
  }

  @Test
  void whatIsPrintedReadsBackAsTheSame() throws Exception {
    for (Path file : SharedFiles.galFiles()) {
      String printed = GalPrinter.print(GalReader.read("a", SharedFiles.text(file)));
      assertEquals(
          printed, GalPrinter.print(GalReader.read("b", printed)), () -> file + " reads back");
    }
  }
}

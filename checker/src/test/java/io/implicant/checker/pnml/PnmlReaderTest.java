package io.implicant.checker.pnml;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.implicant.checker.SharedFiles;
import io.implicant.checker.action.ActionModel;
import io.implicant.checker.explicit.Explorer;
import io.implicant.checker.explicit.Interpreter;
import io.implicant.checker.gal.GalFile;
import io.implicant.checker.gal.GalModel;
import io.implicant.checker.gal.GalPrinter;
import io.implicant.checker.gal.GalReader;
import io.implicant.logic.text.InputException;
import io.implicant.logic.text.UnsupportedException;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

final class PnmlReaderTest {
  private static final int SMALL = Boolean.getBoolean("implicant.slow") ? 4_000_000 : 8_000;

  private static String net(String content) {
    return "<?xml version=\"1.0\"?>\n<pnml><net id=\"n\" type=\"http://x/ptnet\"><page id=\"p\">\n"
        + content
        + "\n</page></net></pnml>\n";
  }

  private static final String LOOP =
      "<place id=\"a b\"><initialMarking><text> 3 </text></initialMarking></place>"
          + "<place id=\"c\"/><transition id=\"1t\"/>"
          + "<arc id=\"x\" source=\"a b\" target=\"1t\">"
          + "<inscription><text>2</text></inscription></arc>"
          + "<arc id=\"y\" source=\"1t\" target=\"a b\"/>"
          + "<arc id=\"z\" source=\"1t\" target=\"c\"/>";

  @Test
  void aNetBecomesAGalThatTestsAndMovesTokens() throws Exception {
    assertEquals(
        """
        gal n {
          int a_b = 3;
          int c = 0;
          transition _1t [a_b >= 2] {
            a_b -= 1;
            c += 1;
          }
        }
        main n;
        """,
        GalPrinter.print(PnmlReader.read("n.pnml", net(LOOP))));
  }

  @Test
  void theMarkingsOfPlaceTransitionNetsAreThoseOfTheContest() throws Exception {
    int compared = 0;
    for (String[] row : SharedFiles.table("mcc/counts.csv")) {
      if (row[1].equals("PT") && row[2].length() < 8 && Integer.parseInt(row[2]) <= SMALL) {
        compare(row);
        compared++;
      }
    }
    assertTrue(compared >= 9, "compared only " + compared);
  }

  /**
   * States, firings, the most tokens in a place and in a marking, and whether some marking ends.
   */
  private static void compare(String[] row) throws Exception {
    Path file = SharedFiles.at("mcc").resolve(row[0] + ".pnml");
    GalFile gal = PnmlReader.read(row[0], SharedFiles.text(file));
    ActionModel model = GalModel.of(row[0], gal).actions();
    Explorer explorer = new Explorer(model).explore(Long.MAX_VALUE);
    Interpreter interpreter = new Interpreter();
    long firings = 0;
    int mostInPlace = 0;
    int most = 0;
    boolean deadlock = false;
    for (int i = 0; i < explorer.states(); i++) {
      int[] state = explorer.state(i);
      long here =
          model.steps().stream().mapToLong(s -> interpreter.successors(s, state).size()).sum();
      firings += here;
      deadlock |= here == 0;
      mostInPlace = Math.max(mostInPlace, Arrays.stream(state).max().orElse(0));
      most = Math.max(most, Arrays.stream(state).sum());
    }
    String found =
        String.join(
            ",",
            "" + explorer.states(),
            "" + firings,
            "" + mostInPlace,
            "" + most,
            ("" + deadlock).toUpperCase(java.util.Locale.ROOT));
    assertEquals(String.join(",", Arrays.asList(row).subList(2, 7)), found, row[0]);
  }

  @Test
  void everyNetOfTheContestIsReadAndPrintedOrRefusedAsColoured() throws Exception {
    for (String[] row : SharedFiles.table("mcc/counts.csv")) {
      String text = SharedFiles.text(SharedFiles.at("mcc").resolve(row[0] + ".pnml"));
      if (row[1].equals("PT")) {
        String printed = GalPrinter.print(PnmlReader.read(row[0], text));
        assertEquals(printed, GalPrinter.print(GalReader.read(row[0], printed)), row[0]);
      } else {
        assertThrows(UnsupportedException.class, () -> PnmlReader.read(row[0], text), row[0]);
      }
    }
  }

  @Test
  void mistakesAreToldWithTheirPosition() {
    assertMessage(
        "n.pnml:3:8: expected the attribute id of <place>, found none", "<place></place>");
    assertMessage(
        "an arc between a place and a transition, found one from 'a' to 'b'",
        "<place id=\"a\"/><place id=\"b\"/><arc source=\"a\" target=\"b\"/>");
    assertMessage("expected a new id, found 'a'", "<place id=\"a\"/><transition id=\"a\"/>");
    assertMessage(
        "expected a number from 0 to 2147483647, found '-1'",
        "<place id=\"a\"><initialMarking><text>-1</text></initialMarking></place>");
    assertMessage("expected well-formed XML", "<place id=\"a\">");
    assertMessage("found <referencePlace>", "<referencePlace id=\"a\" ref=\"b\"/>");
    assertMessage(
        "found an arc of type inhibitor",
        "<arc source=\"a\" target=\"b\"><type value=\"inhibitor\"/></arc>");
  }

  @Test
  void entitiesOutsideTheTextAreNotRead() {
    String text =
        "<!DOCTYPE pnml [<!ENTITY x SYSTEM \"file:///etc/hostname\">]>"
            + "<pnml><net id=\"&x;\" type=\"ptnet\"/></pnml>";
    assertThrows(InputException.class, () -> PnmlReader.read("n.pnml", text));
  }

  private static void assertMessage(String expected, String content) {
    InputException e =
        assertThrows(InputException.class, () -> PnmlReader.read("n.pnml", net(content)));
    assertTrue(e.getMessage().contains(expected), e.getMessage());
    assertTrue(
        e.getMessage().startsWith("n.pnml:3:") || e.getMessage().startsWith("n.pnml:4:"),
        e.getMessage());
  }
}

package io.implicant.checker.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.implicant.checker.SharedFiles;
import io.implicant.checker.gal.GalModel;
import io.implicant.checker.gal.GalReader;
import io.implicant.checker.order.ModelOrder;
import io.implicant.checker.search.Strategy;
import io.implicant.checker.symbolic.StateSet;
import io.implicant.checker.symbolic.SymbolicModel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Published counts and verdicts of BEEM: a quick sample always, with {@code -Pslow} every instance
 * that the native tool solves within a second.
 */
final class BeemTest {
  private static final boolean SLOW = Boolean.getBoolean("implicant.slow");

  private static final Set<String> SAMPLE =
      Set.of(
          "adding.1",
          "at.1",
          "bridge.1",
          "brp2.1",
          "fischer.1",
          "lamport.1",
          "mcs.1",
          "peterson.1",
          "phils.1",
          "train-gate.1",
          "leader_filters.1",
          "loyd.1",
          "rether.1",
          "blocks.2",
          "collision.1",
          "gear.1");

  private static SymbolicModel model(GalModel gal) {
    return new SymbolicModel(gal.actions(), ModelOrder.force(gal.actions()));
  }

  private static GalModel read(String instance) throws Exception {
    Path file = SharedFiles.at("beem/gal").resolve(instance + ".gal");
    return GalModel.read(instance + ".gal", Files.readString(file));
  }

  @TestFactory
  List<DynamicTest> countsAreThePublishedOnes() throws Exception {
    return SharedFiles.table("beem/counts.csv").stream()
        .filter(row -> SAMPLE.contains(row[0]) || (SLOW && isQuick(row[3])))
        .filter(row -> !row[1].isEmpty())
        .map(
            row ->
                DynamicTest.dynamicTest(
                    row[0] + " has " + row[1] + " states",
                    () ->
                        assertEquals(
                            row[1],
                            model(read(row[0])).reachable(Strategy.SATURATION).count().toString())))
        .toList();
  }

  private static boolean isQuick(String seconds) {
    return !seconds.isEmpty() && Double.parseDouble(seconds) <= 1;
  }

  @TestFactory
  List<DynamicTest> verdictsAreThePublishedOnes() throws Exception {
    Set<String> quick =
        Set.copyOf(
            SharedFiles.table("beem/counts.csv").stream()
                .filter(row -> isQuick(row[3]))
                .map(row -> row[0])
                .toList());
    return SharedFiles.table("beem/reachability.csv").stream()
        .filter(row -> isChosen(instance(row), quick))
        .map(row -> DynamicTest.dynamicTest(instance(row) + ": " + row[3], () -> compare(row)))
        .toList();
  }

  private static String instance(String[] row) {
    return row[0].replace(".dve", "");
  }

  private static boolean isChosen(String instance, Set<String> quick) {
    return SAMPLE.contains(instance) || (SLOW && quick.contains(instance));
  }

  private static void compare(String[] row) throws Exception {
    GalModel gal = read(instance(row));
    SymbolicModel model = model(gal);
    String condition = translated(row[1], Files.readString(SharedFiles.at("beem/dve/" + row[0])));
    StateSet satisfying =
        model.select(
            model.reachable(Strategy.SATURATION),
            gal.condition(GalReader.condition("predicate", condition)));
    boolean reachable = row[3].equals("reachable");
    assertEquals(reachable, !satisfying.isEmpty(), condition);
    if (!reachable) {
      return;
    }
    if (row[6].equals("yes")) {
      assertEquals(row[4], satisfying.count().toString(), condition);
    }
    Optional<Trace> trace = new Traces(model).shortest(satisfying);
    int length = trace.orElseThrow().moves().size();
    assertEquals(Integer.parseInt(row[5]), length, condition);
  }

  /** {@code P.S} is the place of the location S among those of the process P. */
  private static String translated(String predicate, String dve) {
    StringBuilder condition = new StringBuilder();
    Matcher name = Pattern.compile("(\\w+)\\.(\\w+)").matcher(predicate);
    while (name.find()) {
      Matcher states =
          Pattern.compile("process\\s+" + name.group(1) + "\\b[^}]*?\\bstate\\s+([^;]*);")
              .matcher(dve);
      assertTrue(states.find(), name.group());
      int place =
          Arrays.stream(states.group(1).split(","))
              .map(String::strip)
              .toList()
              .indexOf(name.group(2));
      assertTrue(place >= 0, name.group());
      name.appendReplacement(condition, "(" + name.group(1) + ".state == " + place + ")");
    }
    name.appendTail(condition);
    String text = condition.toString();
    return text.matches("\\(\\w+\\.state == \\d+\\)") ? text.substring(1, text.length() - 1) : text;
  }
}

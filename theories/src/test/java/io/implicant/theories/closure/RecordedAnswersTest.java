package io.implicant.theories.closure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.implicant.dd.bdd.Bdd;
import io.implicant.logic.Formula;
import io.implicant.logic.Terms;
import io.implicant.logic.text.InputException;
import io.implicant.logic.text.Query;
import io.implicant.logic.text.SmtReader;
import io.implicant.theories.UnsupportedFormulaException;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The labelled closure against answers that two solvers agree on. */
class RecordedAnswersTest {
  private static final Path QUERIES =
      Path.of(System.getProperty("implicant.root"), "..", "shared", "queries");
  private static final Pattern IN_COMMENT =
      Pattern.compile("minterms-in-F: (\\d+), inconsistent: (\\d+)");

  @ParameterizedTest(name = "{0}")
  @ValueSource(strings = {"tricky", "random", "driver"})
  void everyQueryHasTheRecordedNumbersOfMinterms(String folder) throws Exception {
    assumeTrue(Files.isDirectory(QUERIES.resolve(folder)), "no ../shared/queries beside this tree");
    Map<String, String> recorded = recorded(folder);
    List<String> wrong = new ArrayList<>();
    for (Path file : files(folder)) {
      String text = Files.readString(file);
      Matcher comment = IN_COMMENT.matcher(text);
      String expected =
          comment.find()
              ? comment.group(1) + " in F, " + comment.group(2) + " inconsistent"
              : recorded.get(file.getFileName().toString().replace(".smt2", ""));
      String found = answer(file.getFileName().toString(), text);
      if (!found.equals(expected)) {
        wrong.add(file.getFileName() + ": expected " + expected + ", found " + found);
      }
    }
    assertEquals(List.of(), wrong);
  }

  private static String answer(String name, String text)
      throws InputException, UnsupportedFormulaException {
    Terms terms = new Terms();
    Query query = Query.of(SmtReader.read(terms, name, text));
    List<Formula> predicates = query.predicates().stream().map(Query.Named::formula).toList();
    ClosureEngine engine = new ClosureEngine(terms, predicates);
    Bdd function = engine.weakestStrengthening(query.goals().get(0).formula());
    return count(engine, function, predicates.size())
        + " in F, "
        + count(engine, engine.inconsistent(), predicates.size())
        + " inconsistent";
  }

  /** The engine has variables of its own besides the predicates. */
  private static BigInteger count(ClosureEngine engine, Bdd function, int predicates) {
    return function.modelCount().shiftRight(engine.manager().variableCount() - predicates);
  }

  private static Map<String, String> recorded(String folder) throws IOException {
    Map<String, String> recorded = new HashMap<>();
    Path table = QUERIES.resolve(folder).resolve("truth.csv");
    if (Files.exists(table)) {
      for (String line : Files.readAllLines(table)) {
        String[] cells = line.split(",", -1);
        recorded.put(cells[0], cells[2] + " in F, " + cells[3] + " inconsistent");
      }
    }
    return recorded;
  }

  private static List<Path> files(String folder) throws IOException {
    try (Stream<Path> files = Files.list(QUERIES.resolve(folder))) {
      return files.filter(file -> file.toString().endsWith(".smt2")).sorted().toList();
    }
  }
}

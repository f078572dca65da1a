package io.implicant.abstraction;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.z3.Context;
import com.microsoft.z3.Solver;
import com.microsoft.z3.Status;
import io.implicant.abstraction.Update.Assignment;
import io.implicant.abstraction.Update.Relation;
import io.implicant.abstraction.Update.Target;
import io.implicant.logic.Formula;
import io.implicant.logic.Sort;
import io.implicant.logic.Symbol;
import io.implicant.logic.Term;
import io.implicant.logic.Terms;
import io.implicant.logic.text.SmtReader;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

/**
 * Abstract transition relations against the definition, pair by pair: Z3 is told the state after
 * the step by macros, or that it is any state the relation allows, and asked for a state before and
 * one after in the two minterms. Updates and predicates are made as text, so that nothing of {@link
 * Update} takes part.
 */
class TransferTest {
  private static final String DECLARATIONS =
      "(declare-fun x () Int)(declare-fun y () Int)(declare-fun z () Int)(declare-fun b () Bool)"
          + "(declare-fun f (Int) Int)(declare-fun g (Int Int) Int)";
  private static final String AFTER =
      "(declare-fun x! () Int)(declare-fun y! () Int)(declare-fun f! (Int) Int)";
  private static final int SEEDS = Boolean.getBoolean("implicant.slow") ? 2000 : 200;

  /** A target and its value as text: {@code x}, {@code f} at one address, {@code g} at two. */
  private record Write(String symbol, List<String> address, String value) {}

  private static Context z3() {
    try {
      return new Context();
    } catch (LinkageError | RuntimeException e) {
      Assumptions.abort("Z3's native library does not load here");
      throw e;
    }
  }

  @Test
  void parallelAssignmentsRelateTheMintermsThatTheDefinitionRelates() throws Exception {
    try (Context context = z3()) {
      for (long seed = 0; seed < SEEDS; seed++) {
        Texts texts = new Texts(new Random(seed));
        List<String> predicates = texts.predicates();
        List<Write> writes = texts.writes();
        checkAssignment(context, predicates, writes, "seed " + seed);
      }
    }
  }

  /** f(a) := t, f(b) := u in one update: where a = b, the later one counts. */
  @Test
  void ofTwoWritesToOnePlaceTheLaterOneCounts() throws Exception {
    List<Write> writes =
        List.of(new Write("f", List.of("x"), "1"), new Write("f", List.of("y"), "2"));
    List<String> predicates = List.of("(= x y)", "(= (f x) 1)", "(= (f y) 2)");
    try (Context context = z3()) {
      checkAssignment(context, predicates, writes, "f(x) := 1, f(y) := 2");
    }
    Transfer both = transfer(predicates, writes);
    for (int before = 0; before < 8; before++) {
      assertEquals((before & 1) == 0, both.relates(bits(before), bits((before & 1) | 6)));
      assertEquals((before & 1) == 1 && before != 7, both.relates(bits(before), bits(5)));
    }
    List<Write> variables = List.of(new Write("x", List.of(), "1"), new Write("x", List.of(), "2"));
    Transfer last = transfer(List.of("(= x 2)"), variables);
    assertTrue(last.relates(bits(0), bits(1)));
    assertEquals(false, last.relates(bits(0), bits(0)));
  }

  /** x := y, y := x swaps: values are those before. */
  @Test
  void valuesAndAddressesAreThoseBefore() throws Exception {
    List<Write> swap = List.of(new Write("x", List.of(), "y"), new Write("y", List.of(), "x"));
    Transfer swapped = transfer(List.of("(< x y)", "(< y x)"), swap);
    for (int before = 0; before < 3; before++) {
      int expected = ((before & 1) << 1) | (before >> 1);
      for (int after = 0; after < 3; after++) {
        assertEquals(after == expected, swapped.relates(bits(before), bits(after)));
      }
    }
    List<Write> moved =
        List.of(new Write("x", List.of(), "(+ x 1)"), new Write("f", List.of("x"), "0"));
    try (Context context = z3()) {
      List<String> predicates = List.of("(= (f x) 0)", "(= (f (- x 1)) 0)", "(= x y)");
      checkAssignment(context, predicates, moved, "x := x + 1, f(x) := 0");
    }
  }

  @Test
  void relationsBetweenBeforeAndAfterRelateTheMintermsThatTheDefinitionRelates() throws Exception {
    try (Context context = z3()) {
      for (long seed = 0; seed < SEEDS; seed++) {
        Texts texts = new Texts(new Random(seed));
        List<String> predicates = texts.predicates();
        String relation = texts.relation();
        checkRelation(context, predicates, relation, "seed " + seed);
      }
    }
  }

  /** Each of them is its own precondition; such pairs must not cost more the more there are. */
  @Test
  void predicatesThatTheUpdateLeavesAloneAreNoMatter() throws Exception {
    List<String> predicates = new ArrayList<>(List.of("(= x 0)"));
    for (int i = 0; i < 40; i++) {
      predicates.add("(= (f " + i + ") " + i + ")");
    }
    Transfer step = transfer(predicates, List.of(new Write("x", List.of(), "0")));
    assertTrue(step.isExact());
    assertTrue(step.relates(bits(0b110), bits(0b111)));
    assertEquals(false, step.relates(bits(0b110), bits(0b101)));
    assertEquals(BigInteger.TWO.pow(41), step.relation().modelCount());
  }

  @Test
  void theImageOfASetIsTheUnionOfTheRowsOfItsMinterms() throws Exception {
    for (long seed = 0; seed < 20; seed++) {
      Texts texts = new Texts(new Random(seed));
      List<String> predicates = texts.predicates();
      Transfer transfer = transfer(predicates, texts.writes());
      var manager = transfer.relation().manager();
      int n = predicates.size();
      for (int i = 0; i < n; i++) {
        var image = transfer.image(manager.variable(i));
        for (int after = 0; after < 1 << n; after++) {
          boolean reached = false;
          for (int before = 0; before < 1 << n; before++) {
            reached |= (before >> i & 1) == 1 && transfer.relates(bits(before), bits(after));
          }
          assertEquals(reached, image.evaluate(bits(after)), "seed " + seed);
        }
      }
    }
  }

  @Test
  void writesOfTheWrongKindAreRefused() {
    Terms terms = new Terms();
    Symbol f = terms.symbol("f", List.of(Sort.INT), Sort.INT);
    Term number = terms.number(1);
    List<Term> address = List.of(terms.bool(true));
    assertThrows(IllegalArgumentException.class, () -> new Target(f, List.of(), number));
    assertThrows(IllegalArgumentException.class, () -> new Target(f, address, number));
    assertThrows(
        IllegalArgumentException.class, () -> new Target(f, List.of(number), terms.bool(true)));
    Symbol x = terms.symbol("x", List.of(), Sort.INT);
    assertThrows(
        IllegalArgumentException.class, () -> new Relation(terms.bool(true), Map.of(x, f)));
  }

  // The two sides

  private static void checkAssignment(
      Context context, List<String> predicates, List<Write> writes, String what) throws Exception {
    StringBuilder macros = new StringBuilder();
    Map<String, String> definitions = new LinkedHashMap<>();
    definitions.put("x", "(define-fun x! () Int x)");
    definitions.put("y", "(define-fun y! () Int y)");
    definitions.put("b", "(define-fun b! () Bool b)");
    String f = "(f u)";
    String g = "(g u v)";
    for (Write write : writes) {
      String sort = write.symbol().equals("b") ? "Bool" : "Int";
      switch (write.symbol()) {
        case "f" ->
            f = "(ite (= u " + write.address().get(0) + ") " + write.value() + " " + f + ")";
        case "g" ->
            g =
                String.format(
                    "(ite (and (= u %s) (= v %s)) %s %s)",
                    write.address().get(0), write.address().get(1), write.value(), g);
        default ->
            definitions.put(
                write.symbol(),
                String.format("(define-fun %s! () %s %s)", write.symbol(), sort, write.value()));
      }
    }
    definitions.values().forEach(macros::append);
    macros.append("(define-fun f! ((u Int)) Int ").append(f).append(")");
    macros.append("(define-fun g! ((u Int) (v Int)) Int ").append(g).append(")");
    check(context, predicates, DECLARATIONS + macros, transfer(predicates, writes), what + writes);
  }

  private static void checkRelation(
      Context context, List<String> predicates, String relation, String what) throws Exception {
    Terms terms = new Terms();
    List<NamedPredicate> named = read(terms, predicates);
    String text = DECLARATIONS + AFTER + "(define-fun r () Bool " + relation + ")";
    var script = SmtReader.read(terms, "relation", text);
    Formula step = (Formula) script.definitions().get(0).body();
    Map<Symbol, Symbol> after =
        Map.of(
            symbol(terms, "x"), symbol(terms, "x!"),
            symbol(terms, "y"), symbol(terms, "y!"),
            symbol(terms, "f"), symbol(terms, "f!"));
    try (var abstraction = PredicateAbstraction.of(terms, named, Limits.NONE)) {
      Transfer transfer = abstraction.transfer(new Relation(step, after));
      String unchanged =
          "(define-fun b! () Bool b)(define-fun g! ((u Int) (v Int)) Int (g u v))"
              + "(assert "
              + relation
              + ")";
      check(
          context, predicates, DECLARATIONS + AFTER + unchanged, transfer, what + ": " + relation);
    }
  }

  private static void check(
      Context context, List<String> predicates, String state, Transfer transfer, String what) {
    assertTrue(transfer.isExact());
    int n = predicates.size();
    StringBuilder text = new StringBuilder(state);
    for (int i = 0; i < n; i++) {
      String primed = predicates.get(i).replaceAll("\\b([xyfbg])\\b", "$1!");
      text.append(String.format("(declare-fun p%d () Bool)(declare-fun q%d () Bool)", i, i));
      text.append(String.format("(assert (= p%d %s))", i, predicates.get(i)));
      text.append(String.format("(assert (= q%d %s))", i, primed));
    }
    Solver solver = context.mkSolver();
    solver.add(context.parseSMTLIB2String(text.toString(), null, null, null, null));
    for (int before = 0; before < 1 << n; before++) {
      for (int after = 0; after < 1 << n; after++) {
        List<com.microsoft.z3.BoolExpr> literals = new ArrayList<>();
        for (int i = 0; i < n; i++) {
          var p = context.mkBoolConst("p" + i);
          var q = context.mkBoolConst("q" + i);
          literals.add((before >> i & 1) == 1 ? p : context.mkNot(p));
          literals.add((after >> i & 1) == 1 ? q : context.mkNot(q));
        }
        Status status = solver.check(literals.toArray(new com.microsoft.z3.BoolExpr[0]));
        assertTrue(status != Status.UNKNOWN, what);
        assertEquals(
            status == Status.SATISFIABLE,
            transfer.relates(bits(before), bits(after)),
            () -> what + " " + predicates);
      }
    }
  }

  private static Transfer transfer(List<String> predicates, List<Write> writes) throws Exception {
    Terms terms = new Terms();
    List<NamedPredicate> named = read(terms, predicates);
    List<Target> targets = new ArrayList<>();
    for (Write write : writes) {
      List<Term> address = new ArrayList<>();
      for (String argument : write.address()) {
        address.add(term(terms, argument, "Int"));
      }
      boolean bool = write.symbol().equals("b");
      Term value = term(terms, write.value(), bool ? "Bool" : "Int");
      targets.add(new Target(symbol(terms, write.symbol()), address, value));
    }
    try (var abstraction = PredicateAbstraction.of(terms, named, Limits.NONE)) {
      return abstraction.transfer(new Assignment(targets));
    }
  }

  private static List<NamedPredicate> read(Terms terms, List<String> predicates) throws Exception {
    List<NamedPredicate> named = new ArrayList<>();
    for (String predicate : predicates) {
      named.add(new NamedPredicate(predicate, (Formula) term(terms, predicate, "Bool")));
    }
    return named;
  }

  private static Term term(Terms terms, String text, String sort) throws Exception {
    String script = DECLARATIONS + "(define-fun t () " + sort + " " + text + ")";
    return SmtReader.read(terms, "term", script).definitions().get(0).body();
  }

  private static Symbol symbol(Terms terms, String name) {
    return switch (name.charAt(0)) {
      case 'f' -> terms.symbol(name, List.of(Sort.INT), Sort.INT);
      case 'g' -> terms.symbol(name, List.of(Sort.INT, Sort.INT), Sort.INT);
      case 'b' -> terms.symbol(name, List.of(), Sort.BOOL);
      default -> terms.symbol(name, List.of(), Sort.INT);
    };
  }

  private static BitSet bits(int minterm) {
    return BitSet.valueOf(new long[] {minterm});
  }

  /** Random texts over x, y, z, b, f, g. */
  private record Texts(Random random) {
    List<String> predicates() {
      List<String> predicates = new ArrayList<>();
      for (int i = random.nextInt(3); i >= 0; i--) {
        predicates.add(
            switch (random.nextInt(8)) {
              case 0 -> "b";
              case 1 -> "(or b " + atom("") + ")";
              default -> atom("");
            });
      }
      return predicates;
    }

    List<Write> writes() {
      List<Write> writes = new ArrayList<>();
      for (int i = random.nextInt(3); i >= 0; i--) {
        writes.add(
            switch (random.nextInt(6)) {
              case 0 -> new Write("x", List.of(), term(""));
              case 1 -> new Write("y", List.of(), term(""));
              case 2 -> new Write("b", List.of(), atom(""));
              case 3 -> new Write("g", List.of(simple(""), simple("")), term(""));
              default -> new Write("f", List.of(simple("")), term(""));
            });
      }
      return writes;
    }

    String relation() {
      String first = atom("!");
      String second = atom("!");
      String third = "(= (f! " + simple("") + ") " + term("") + ")";
      return random.nextBoolean()
          ? "(and " + first + " (or " + second + " " + third + "))"
          : "(and " + first + " " + second + " " + third + ")";
    }

    /** The mark stands behind some of the names that may change. */
    private String atom(String mark) {
      return (random.nextInt(3) == 0 ? "(<= " : "(= ") + term(mark) + " " + term(mark) + ")";
    }

    private String term(String mark) {
      return switch (random.nextInt(6)) {
        case 0, 1 -> "(" + marked("f", mark) + " " + simple(mark) + ")";
        case 2 -> "(g " + simple(mark) + " " + simple(mark) + ")";
        case 3 -> "(+ " + simple(mark) + " 1)";
        default -> simple(mark);
      };
    }

    private String simple(String mark) {
      return switch (random.nextInt(6)) {
        case 0 -> Integer.toString(random.nextInt(3));
        case 1 -> "z";
        case 2, 3 -> marked("y", mark);
        default -> marked("x", mark);
      };
    }

    private String marked(String name, String mark) {
      return random.nextInt(3) == 0 ? name : name + mark;
    }
  }
}

package io.implicant.logic.text;

import io.implicant.logic.Apply;
import io.implicant.logic.Dag;
import io.implicant.logic.Formula;
import io.implicant.logic.Predicate;
import io.implicant.logic.Sort;
import io.implicant.logic.Symbol;
import io.implicant.logic.Term;
import io.implicant.logic.text.Script.Assertion;
import io.implicant.logic.text.Script.Check;
import io.implicant.logic.text.Script.Definition;
import io.implicant.logic.text.Script.SortDeclaration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Writes scripts in SMT-LIB 2.6. Reading the text with the same {@code Terms} gives the same terms.
 * A subterm that is used twice and is not small becomes a definition of its own, {@code d_1},
 * {@code d_2} and so on, so the text is linear in the number of different nodes.
 */
public final class SmtPrinter {
  /** Shared subterms up to this many names are repeated rather than named. */
  private static final int SMALL = 8;

  private final StringBuilder out = new StringBuilder();
  private final Set<String> taken = new HashSet<>();
  private final Set<String> declaredSorts = new HashSet<>();
  private final Set<Symbol> declared = new HashSet<>();
  private final Map<Term, String> names = new HashMap<>();
  private int abbreviations;

  private SmtPrinter() {}

  /** The script as text that ends in a line end. */
  public static String print(Script script) {
    return new SmtPrinter().text(script);
  }

  /**
   * Formulas as texts, for those who write what stands around them.
   *
   * @param declarations what must be read before the texts: declarations of all symbols, and
   *     definitions of large subterms
   * @param texts one for each formula, in order
   */
  public record Parts(String declarations, List<String> texts) {
    public Parts {
      texts = List.copyOf(texts);
    }
  }

  /** Texts of formulas that may each be used many times. Linear in the number of nodes. */
  public static Parts parts(List<? extends Formula> formulas) {
    SmtPrinter printer = new SmtPrinter();
    Collection<Symbol> symbols = symbols(formulas);
    symbols.forEach(symbol -> printer.taken.add(symbol.name()));
    symbols.forEach(printer::declare);
    List<Formula> usedTwice = new ArrayList<>(formulas);
    usedTwice.addAll(formulas);
    Set<Term> shared = shared(usedTwice);
    List<String> texts = new ArrayList<>();
    for (Formula formula : formulas) {
      printer.abbreviate(formula, shared);
      if (shared.contains(formula) && !printer.names.containsKey(formula)) {
        printer.nameAnew(formula);
      }
      texts.add(printer.use(formula));
    }
    return new Parts(printer.out.toString(), texts);
  }

  private String use(Formula formula) {
    String name = names.get(formula);
    if (name != null) {
      return Symbol.quoted(name);
    }
    StringBuilder text = new StringBuilder();
    new TermWriter(text, names).write(formula);
    return text.toString();
  }

  private String text(Script script) {
    if (script.logic().isPresent()) {
      line("(set-logic " + Symbol.quoted(logicThatReads(script, script.logic().get())) + ")");
    }
    boolean flat = script.checks().size() == 1 && declares(script, script.checks().get(0));
    if (!flat) {
      for (Check check : script.checks()) {
        out.append(scoped(check));
      }
    }
    script.symbols().forEach(symbol -> taken.add(symbol.name()));
    script.definitions().forEach(definition -> taken.add(definition.name()));
    script.sorts().forEach(this::declareSort);
    script.symbols().forEach(this::declare);
    List<Definition> definitions = script.definitions();
    List<Assertion> assertions = flat ? script.checks().get(0).assertions() : List.of();
    List<Term> roots = new ArrayList<>();
    definitions.forEach(definition -> roots.add(definition.body()));
    assertions.forEach(assertion -> roots.add(assertion.formula()));
    Set<Term> shared = shared(roots);
    writePredicates(script, !shared.isEmpty());
    for (Definition definition : definitions) {
      abbreviate(definition.body(), shared);
      define(definition.name(), definition.body());
      if (!definition.body().children().isEmpty()) {
        names.putIfAbsent(definition.body(), definition.name());
      }
    }
    writeCheck(assertions, shared, flat);
    return out.toString();
  }

  /** The logic; where it would make Real of the numerals of sort Int, the logic of everything. */
  private static String logicThatReads(Script script, String logic) {
    List<Term> roots = new ArrayList<>();
    script.definitions().forEach(definition -> roots.add(definition.body()));
    script.checks().forEach(check -> roots.addAll(check.formulas()));
    boolean mixed =
        SmtReader.numeralSort(logic) == Sort.REAL
            && Dag.postorder(roots).stream().anyMatch(term -> term.sort() == Sort.INT);
    return mixed ? "ALL" : logic;
  }

  /** Whether what the check speaks of is declared at the end of the script. */
  private static boolean declares(Script script, Check check) {
    return new HashSet<>(script.symbols()).containsAll(symbols(check.formulas()));
  }

  /** A check with its own declarations, in a scope of its own. */
  private static String scoped(Check check) {
    SmtPrinter printer = new SmtPrinter();
    Collection<Symbol> symbols = symbols(check.formulas());
    symbols.forEach(symbol -> printer.taken.add(symbol.name()));
    printer.line("(push 1)");
    symbols.forEach(printer::declare);
    printer.writeCheck(check.assertions(), shared(check.formulas()), true);
    printer.line("(pop 1)");
    return printer.out.toString();
  }

  private void writeCheck(List<Assertion> assertions, Set<Term> shared, boolean check) {
    for (Assertion assertion : assertions) {
      abbreviate(assertion.formula(), shared);
      line("(assert " + use(assertion.formula()) + ")");
    }
    if (check) {
      line("(check-sat)");
    }
  }

  /** Says which definitions are predicates, where abbreviations could be taken for them. */
  private void writePredicates(Script script, boolean abbreviated) {
    List<String> predicates = new ArrayList<>();
    if (script.predicateNames().isPresent()) {
      script.predicateNames().get().forEach(name -> predicates.add(name.text()));
    } else if (abbreviated) {
      for (Definition definition : script.definitions()) {
        if (definition.body().sort().isBool() && !Query.isGoal(definition)) {
          predicates.add(definition.name());
        }
      }
    } else {
      return;
    }
    predicates.replaceAll(Symbol::quoted);
    line("(set-info :predicates (" + String.join(" ", predicates) + "))");
  }

  private void declare(Symbol symbol) {
    symbol.arguments().forEach(this::declareSorts);
    declareSorts(symbol.result());
    if (declared.add(symbol)) {
      line("(declare-fun " + symbol.declaration() + ")");
    }
  }

  private void declareSorts(Sort sort) {
    sort.arguments().forEach(this::declareSorts);
    if (!SortReader.isBuiltIn(sort.name())) {
      declareSort(new SortDeclaration(sort.name(), sort.arguments().size()));
    }
  }

  private void declareSort(SortDeclaration sort) {
    if (declaredSorts.add(sort.name())) {
      line("(declare-sort " + Symbol.quoted(sort.name()) + " " + sort.arity() + ")");
    }
  }

  /** Defines the shared subterms of the root that have no name yet. */
  private void abbreviate(Term root, Set<Term> shared) {
    if (shared.isEmpty()) {
      return;
    }
    for (Term term : unnamed(root)) {
      if (term != root && shared.contains(term)) {
        nameAnew(term);
      }
    }
  }

  private void nameAnew(Term term) {
    String name;
    do {
      name = "d_" + ++abbreviations;
    } while (!taken.add(name));
    define(name, term);
    names.put(term, name);
  }

  /** The nodes below the root in postorder, without entering named ones. */
  private List<Term> unnamed(Term root) {
    return Dag.postorder(List.of(root), term -> !names.containsKey(term));
  }

  private void define(String name, Term body) {
    out.append("(define-fun ").append(Symbol.quoted(name)).append(" () ");
    out.append(body.sort().fullName()).append(' ');
    String earlier = names.get(body);
    if (earlier != null) {
      out.append(Symbol.quoted(earlier));
    } else {
      new TermWriter(out, names).write(body);
    }
    line(")");
  }

  private void line(String text) {
    out.append(text).append('\n');
  }

  /** The nodes with two or more uses that are too large to be repeated. */
  private static Set<Term> shared(List<? extends Term> roots) {
    Map<Term, Integer> uses = new HashMap<>();
    List<Term> nodes = Dag.postorder(roots);
    for (Term node : nodes) {
      node.children().forEach(child -> uses.merge(child, 1, Integer::sum));
    }
    roots.forEach(root -> uses.merge(root, 1, Integer::sum));
    Map<Term, Integer> sizes = new HashMap<>();
    Set<Term> shared = new HashSet<>();
    for (Term node : nodes) {
      int size = 1;
      for (Term child : node.children()) {
        size = Math.min(SMALL + 1, size + sizes.get(child));
      }
      if (size > SMALL && uses.get(node) > 1) {
        shared.add(node);
        size = 1;
      }
      sizes.put(node, size);
    }
    return shared;
  }

  private static Collection<Symbol> symbols(List<? extends Term> roots) {
    Set<Symbol> symbols = new LinkedHashSet<>();
    for (Term term : Dag.postorder(roots)) {
      if (term instanceof Apply apply) {
        symbols.add(apply.symbol());
      } else if (term instanceof Predicate predicate) {
        symbols.add(predicate.symbol());
      }
    }
    return symbols;
  }
}

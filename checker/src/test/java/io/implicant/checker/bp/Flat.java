package io.implicant.checker.bp;

import io.implicant.checker.bp.syntax.Expression;
import io.implicant.checker.bp.syntax.Line;
import io.implicant.checker.bp.syntax.Operator;
import io.implicant.checker.bp.syntax.Procedure;
import io.implicant.checker.bp.syntax.Program;
import io.implicant.checker.bp.syntax.Statement;
import io.implicant.checker.gal.Name;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/**
 * A procedure as a list of instructions, for the explicit oracles: written apart from the graphs of
 * the checker, plainly and slowly. States are bit masks, bit i for the i-th name in scope: globals,
 * parameters, locals.
 */
final class Flat {
  /** A statement, or a jump; {@code condition} goes to the first target if it holds. */
  record Instruction(Line line, Expression condition, List<String> jumps) {}

  final Procedure procedure;
  final List<String> names = new ArrayList<>();
  final int globals;
  final List<Instruction> code = new ArrayList<>();
  final Map<String, Integer> labels = new HashMap<>();
  private int made;

  Flat(Program program, Procedure procedure) {
    this.procedure = procedure;
    globals = program.globals().size();
    program.globals().forEach(n -> names.add(n.text()));
    procedure.parameters().forEach(n -> names.add(n.text()));
    procedure.locals().forEach(n -> names.add(n.text()));
    procedure.body().forEach(this::add);
  }

  int end() {
    return code.size();
  }

  private String fresh() {
    return "$" + made++;
  }

  private void jump(Line line, String label) {
    code.add(new Instruction(line, null, List.of(label)));
  }

  private void add(Line line) {
    line.labels().forEach(l -> labels.put(l.text(), code.size()));
    if (line.statement() instanceof Statement.If choice) {
      String after = fresh();
      for (Statement.Branch branch : choice.branches()) {
        String then = fresh();
        String otherwise = fresh();
        code.add(new Instruction(line, branch.condition(), List.of(then, otherwise)));
        labels.put(then, code.size());
        branch.body().forEach(this::add);
        jump(line, after);
        labels.put(otherwise, code.size());
      }
      choice.otherwise().forEach(this::add);
      labels.put(after, code.size());
    } else if (line.statement() instanceof Statement.While loop) {
      String start = fresh();
      String body = fresh();
      String after = fresh();
      labels.put(start, code.size());
      code.add(new Instruction(line, loop.condition(), List.of(body, after)));
      labels.put(body, code.size());
      loop.body().forEach(this::add);
      jump(line, start);
      labels.put(after, code.size());
    } else if (line.statement() instanceof Statement.Goto jump) {
      code.add(new Instruction(line, null, jump.labels().stream().map(Name::text).toList()));
    } else {
      code.add(new Instruction(line, null, List.of()));
    }
  }

  /** The last declaration of a name counts: locals hide globals. */
  int bit(String name) {
    return names.lastIndexOf(name);
  }

  boolean can(Expression expression, int state, boolean value) {
    return values(expression, state, state).contains(value);
  }

  /** Tries all choices of all stars; a star is any node that may need one. */
  Set<Boolean> values(Expression expression, int before, int after) {
    int[] stars = {0};
    Set<Boolean> values = new LinkedHashSet<>();
    int count = stars(expression);
    for (int choice = 0; choice < 1 << count; choice++) {
      int chosen = choice;
      stars[0] = 0;
      values.add(evaluate(expression, before, after, i -> (chosen >> i & 1) == 1, stars));
    }
    return values;
  }

  private static int stars(Expression e) {
    int own = e.operator() == Operator.STAR || e.operator() == Operator.CHOOSE ? 1 : 0;
    return own + e.children().stream().mapToInt(Flat::stars).sum();
  }

  private boolean evaluate(
      Expression e, int before, int after, Predicate<Integer> choice, int[] stars) {
    boolean own =
        (e.operator() == Operator.STAR || e.operator() == Operator.CHOOSE)
            && choice.test(stars[0]++);
    List<Boolean> v = new ArrayList<>();
    e.children().forEach(c -> v.add(evaluate(c, before, after, choice, stars)));
    return switch (e.operator()) {
      case TRUE -> true;
      case FALSE -> false;
      case STAR -> own;
      case VARIABLE -> (before >> bit(e.name()) & 1) == 1;
      case PRIMED -> (after >> bit(e.name()) & 1) == 1;
      case NOT -> !v.get(0);
      case AND -> v.get(0) && v.get(1);
      case OR -> v.get(0) || v.get(1);
      case IMPLIES -> !v.get(0) || v.get(1);
      case XOR, DIFFERENT -> v.get(0) ^ v.get(1);
      case EQUAL -> v.get(0) == (boolean) v.get(1);
      case CONDITIONAL -> v.get(0) ? v.get(1) : v.get(2);
      case CHOOSE -> v.get(0) || (!v.get(1) && own);
    };
  }

  boolean enforced(int state) {
    return procedure.enforce().map(e -> can(e, state, true)).orElse(true);
  }

  /** All states in which targets have values that the expressions can have. */
  Set<Integer> assign(List<Name> targets, List<Expression> values, int before) {
    Set<Integer> states = new LinkedHashSet<>(Set.of(before));
    for (int i = 0; i < targets.size(); i++) {
      if (!targets.get(i).text().equals("_")) {
        states = set(states, bit(targets.get(i).text()), values(values.get(i), before, before));
      }
    }
    return states;
  }

  static Set<Integer> set(Set<Integer> states, int bit, Set<Boolean> values) {
    Set<Integer> changed = new LinkedHashSet<>();
    for (int state : states) {
      values.forEach(v -> changed.add(v ? state | 1 << bit : state & ~(1 << bit)));
    }
    return changed;
  }

  /** The states after a statement that neither jumps nor calls. */
  Set<Integer> simple(Statement statement, int before) {
    if (statement instanceof Statement.Assign a) {
      Set<Integer> after = assign(a.targets(), a.values(), before);
      after.removeIf(
          s ->
              a.constraint().isPresent()
                  && !values(a.constraint().get(), before, s).contains(true));
      return after;
    } else if (statement instanceof Statement.Assume a) {
      return can(a.condition(), before, true) ? Set.of(before) : Set.of();
    } else if (statement instanceof Statement.Assert a) {
      return can(a.condition(), before, true) ? Set.of(before) : Set.of();
    } else if (statement instanceof Statement.Dead dead) {
      Set<Integer> states = Set.of(before);
      for (Name name : dead.variables()) {
        states = set(states, bit(name.text()), Set.of(true, false));
      }
      return states;
    }
    return Set.of(before);
  }

  /** Where a jump or a condition goes. */
  List<Integer> targets(Instruction instruction, int state) {
    if (instruction.condition() == null) {
      return instruction.jumps().stream().map(labels::get).toList();
    }
    List<Integer> targets = new ArrayList<>();
    for (boolean value : values(instruction.condition(), state, state)) {
      targets.add(labels.get(instruction.jumps().get(value ? 0 : 1)));
    }
    return targets;
  }

  /** The results that a statement can return; after the end any. */
  Set<List<Boolean>> returned(List<Expression> expressions, int state) {
    Set<List<Boolean>> all = new LinkedHashSet<>(Set.of(List.of()));
    for (int i = 0; i < procedure.results(); i++) {
      Set<Boolean> values =
          expressions == null ? Set.of(true, false) : values(expressions.get(i), state, state);
      Set<List<Boolean>> longer = new LinkedHashSet<>();
      for (List<Boolean> some : all) {
        for (boolean value : values) {
          List<Boolean> more = new ArrayList<>(some);
          more.add(value);
          longer.add(more);
        }
      }
      all = longer;
    }
    return all;
  }
}

package io.implicant.javasmt;

import io.implicant.logic.Formula;
import io.implicant.logic.Terms;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import org.sosy_lab.java_smt.api.BooleanFormula;
import org.sosy_lab.java_smt.api.FormulaManager;

/** Formulas of a solver as formulas of ours; linear in the number of different nodes. */
final class FormulaReader {
  private static final int NODES_BETWEEN_PAUSES = 256;

  private final FormulaManager manager;
  private final Operations operations;
  private final Outsiders outsiders;
  private final Runnable pause;
  private int visited;
  private final Map<org.sosy_lab.java_smt.api.Formula, Value> done = new HashMap<>();

  /** What becomes of a Boolean node that is an atom with something outside the fragment in it. */
  interface Outsiders {
    /** A formula that stands for the atom. */
    Formula standIn(BooleanFormula atom, UnsupportedTermException why)
        throws UnsupportedTermException;
  }

  FormulaReader(
      FormulaManager manager, Terms terms, Symbols symbols, Outsiders outsiders, Runnable pause) {
    this.manager = manager;
    this.operations = new Operations(terms, symbols);
    this.outsiders = outsiders;
    this.pause = pause;
  }

  /** A node whose arguments are being read. */
  private static final class Frame {
    final org.sosy_lab.java_smt.api.Formula formula;
    final Shape shape;
    int next;

    Frame(org.sosy_lab.java_smt.api.Formula formula, Shape shape) {
      this.formula = formula;
      this.shape = shape;
    }
  }

  Formula read(BooleanFormula root) throws UnsupportedTermException {
    Deque<Frame> stack = new ArrayDeque<>();
    if (!done.containsKey(root)) {
      stack.push(visit(root));
    }
    while (!stack.isEmpty()) {
      Frame top = stack.peek();
      if (top.next == top.shape.arguments().size()) {
        stack.pop();
        done.put(top.formula, finish(top));
        continue;
      }
      org.sosy_lab.java_smt.api.Formula argument = top.shape.arguments().get(top.next++);
      if (!done.containsKey(argument)) {
        stack.push(visit(argument));
      }
    }
    return ((Value.Bool) done.get(root)).formula();
  }

  private Frame visit(org.sosy_lab.java_smt.api.Formula formula) {
    if (++visited % NODES_BETWEEN_PAUSES == 0) {
      pause.run();
    }
    return new Frame(formula, Shape.of(manager, formula));
  }

  private Value finish(Frame frame) throws UnsupportedTermException {
    Value value =
        operations.value(
            frame.formula, frame.shape, frame.shape.arguments().stream().map(done::get).toList());
    if (value instanceof Value.Outside outside && frame.formula instanceof BooleanFormula atom) {
      String text = TermText.of(manager, outside.term());
      var why = new UnsupportedTermException(outside.reason(), outside.term(), text);
      return new Value.Bool(outsiders.standIn(atom, why));
    }
    return value;
  }
}

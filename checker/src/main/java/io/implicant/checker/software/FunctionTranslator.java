package io.implicant.checker.software;

import io.implicant.cfront.Action;
import io.implicant.cfront.CSourceException;
import io.implicant.cfront.CType;
import io.implicant.cfront.CType.VoidType;
import io.implicant.cfront.Cfg;
import io.implicant.cfront.Edge;
import io.implicant.cfront.Expression;
import io.implicant.cfront.Expression.Element;
import io.implicant.cfront.Expression.LValue;
import io.implicant.cfront.Expression.VariableUse;
import io.implicant.checker.gal.Node;
import io.implicant.checker.gal.Operator;
import io.implicant.checker.software.CodeBuilder.Target;
import io.implicant.checker.software.Translator.Routine;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * One function, node by node in the order of the text. A call stores the arguments and a number for
 * its return in variables of the callee and jumps there; the callee's last lines branch on that
 * number. So each function is there once, whatever the number of its calls.
 */
final class FunctionTranslator implements Action.Visitor<Void, CSourceException> {
  private final Translator translator;
  private final Routine routine;
  private final CodeBuilder code;
  private final Evaluator evaluator;
  private final Calls calls;
  private final Cfg graph;
  private final List<Target> nodes = new ArrayList<>();
  private Edge edge;

  FunctionTranslator(Translator translator, Routine routine) {
    this.translator = translator;
    this.routine = routine;
    this.code = translator.code();
    this.evaluator = translator.evaluator();
    this.graph = routine.function().body();
    this.calls = new Calls(translator, this);
  }

  void run() throws CSourceException {
    code.enter(routine.function().name());
    code.at(routine.function().position());
    code.place(routine.entry());
    List<List<Edge>> leaving = graph.leaving();
    boolean[] isTarget = targets();
    for (int node = 0; node < graph.nodes(); node++) {
      nodes.add(new Target());
    }
    for (int node = 0; node < graph.nodes(); node++) {
      code.place(nodes.get(node));
      if (isTarget[node] && node != graph.exit()) {
        code.at(leaving.get(node).get(0).position());
        code.label();
      }
      for (Edge next :
          leaving.get(node).size() == 2 ? leaving.get(node).subList(0, 1) : leaving.get(node)) {
        edge = next;
        code.at(edge.position());
        evaluator.startStatement();
        edge.action().match(this);
      }
    }
    finish();
  }

  /** The nodes that are reached other than by falling into them. */
  private boolean[] targets() {
    boolean[] isTarget = new boolean[graph.nodes()];
    for (Edge e : graph.edges()) {
      boolean isTaken = e.action() instanceof Action.Assume assume && assume.truth();
      isTarget[e.to()] |= isTaken || e.to() != e.from() + 1;
    }
    return isTarget;
  }

  private void finish() {
    code.at(routine.function().position());
    if (routine.sites() == 0) {
      code.halt("end");
      return;
    }
    List<Target> returns = routine.returns();
    for (int i = 0; i < returns.size() - 1; i++) {
      Target next = new Target();
      Node chosen = calls.returnPoint(routine);
      code.branch(
          evaluator.node(Operator.EQUAL, chosen, evaluator.number(i)), returns.get(i), next);
      code.place(next);
    }
    code.jump(returns.get(returns.size() - 1));
  }

  /** Goes on at the end of the edge. */
  private Void proceed() throws CSourceException {
    boolean isValueMissing =
        edge.to() == graph.exit()
            && !(edge.action() instanceof Action.Return)
            && routine.sites() > 0
            && !(routine.function().type().result() instanceof VoidType);
    if (isValueMissing) {
      code.store(calls.resultOf(routine), Optional.empty());
    }
    if (edge.to() != edge.from() + 1) {
      code.jump(nodes.get(edge.to()));
    }
    return null;
  }

  @Override
  public Void assume(Action.Assume action) throws CSourceException {
    Edge no = graph.leaving().get(edge.from()).get(1);
    Target next = new Target();
    code.branch(evaluator.condition(action.condition()), nodes.get(edge.to()), next);
    code.place(next);
    edge = no;
    return proceed();
  }

  @Override
  public Void assign(Action.Assign action) throws CSourceException {
    assign(action.place(), action.value());
    return proceed();
  }

  /** {@code place = value}, with a self-assignment in two steps [BR03 3.2]. */
  void assign(LValue place, Expression value) throws CSourceException {
    Optional<Node> direct = evaluator.accesses().direct(place);
    if (direct.isEmpty()) {
      evaluator
          .accesses()
          .write(place, () -> Optional.of(evaluator.operand(evaluator.forStore(value)).node()));
      return;
    }
    store(direct.get(), value);
  }

  /** Assigns to a variable or to a cell at a constant index. */
  void store(Node place, Expression value) throws CSourceException {
    if (SelfAssignment.isVariable(place, value, evaluator.accesses())) {
      Node copy = evaluator.temporary(value.type());
      code.store(copy, Optional.of(code.load(place)));
      evaluator.splitOff(place, copy);
    }
    code.store(place, Optional.of(evaluator.operand(evaluator.forStore(value)).node()));
  }

  /** Any value of the type. */
  void choose(LValue place) throws CSourceException {
    Optional<Node> direct = evaluator.accesses().direct(place);
    if (direct.isPresent()) {
      code.store(direct.get(), Optional.empty());
    } else {
      evaluator.accesses().write(place, Optional::empty);
    }
  }

  @Override
  public Void call(Action.Call action) throws CSourceException {
    return calls.call(action, edge.position()) ? proceed() : null;
  }

  @Override
  public Void returns(Action.Return action) throws CSourceException {
    CType result = routine.function().type().result();
    boolean isLiteral = action.value().orElse(null) instanceof Expression.IntegerLiteral;
    if (action.value().isPresent() && (routine.sites() > 0 || !isLiteral)) {
      store(calls.resultOf(routine), action.value().get());
    } else if (action.value().isEmpty() && routine.sites() > 0 && !(result instanceof VoidType)) {
      code.store(calls.resultOf(routine), Optional.empty());
    }
    return proceed();
  }

  /** What is not initialized may be anything. */
  @Override
  public Void declare(Action.Declare action) throws CSourceException {
    VariableUse use = new VariableUse(action.variable(), edge.position());
    int cells = translator.memory().cellsOf(action.variable());
    if (cells == 0) {
      choose(use);
    }
    for (int i = 0; i < cells; i++) {
      choose(new Element(use, calls.literal(i, edge.position()), edge.position()));
    }
    return proceed();
  }

  @Override
  public Void skip(Action.Skip action) throws CSourceException {
    return proceed();
  }
}

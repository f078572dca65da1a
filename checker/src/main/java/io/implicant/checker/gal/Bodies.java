package io.implicant.checker.gal;

import io.implicant.checker.action.Action;
import io.implicant.checker.action.Assembler;
import io.implicant.checker.action.Postfix;
import io.implicant.checker.gal.Names.Place;
import io.implicant.logic.text.InputException;
import io.implicant.logic.text.InputLimitException;
import io.implicant.logic.text.ParseException;
import io.implicant.logic.text.Position;
import java.util.ArrayList;
import java.util.List;

/** Compiles bodies: loops are unrolled, calls replaced by what they mean. */
final class Bodies {
  private static final Postfix ZERO = new Assembler().constant(0).finish(false);

  private final Unit unit;
  private final int depth;

  /**
   * @param depth of the calls and blocks around
   */
  Bodies(Unit unit, int depth) {
    this.unit = unit;
    this.depth = depth;
  }

  List<Action> compile(List<Statement> body, Bindings bindings) throws InputException {
    List<Action> actions = new ArrayList<>();
    for (Statement statement : body) {
      add(actions, statement, bindings);
    }
    return actions;
  }

  private Action block(List<Statement> body, Bindings bindings) throws InputException {
    return new Action.Sequence(new Bodies(unit, depth + 1).compile(body, bindings));
  }

  private void add(List<Action> actions, Statement statement, Bindings bindings)
      throws InputException {
    if (statement instanceof Statement.Assign assign) {
      count(assign.target().position());
      actions.add(assign(assign, bindings));
    } else if (statement instanceof Statement.Call call) {
      count(call.label().text().position());
      actions.add(unit.call(call, bindings, depth));
    } else if (statement instanceof Statement.Abort abort) {
      count(abort.position());
      actions.add(new Action.Choice(List.of()));
    } else if (statement instanceof Statement.If choice) {
      count(choice.condition().position());
      conditional(actions, choice, bindings);
    } else if (statement instanceof Statement.Fixpoint fixpoint) {
      count(fixpoint.position());
      actions.add(fixpoint(fixpoint, bindings));
    } else if (statement instanceof Statement.For loop) {
      int[] range = unit.scope().range(loop.range());
      for (int value = range[0]; value <= range[1]; value++) {
        count(loop.parameter().position());
        Bindings inner = bindings.with(loop.parameter().text(), value);
        actions.addAll(new Bodies(unit, depth + 1).compile(loop.body(), inner));
      }
    }
  }

  private Action fixpoint(Statement.Fixpoint fixpoint, Bindings bindings) throws InputException {
    Action body = block(fixpoint.body(), bindings);
    if (Restless.changesEveryState(body)) {
      throw new ParseException(
          fixpoint.position(),
          "a fixpoint that some state can end",
          "one whose body changes every state");
    }
    return new Action.Fixpoint(body, fixpoint.position());
  }

  private void count(Position position) throws InputLimitException {
    unit.scope().expansion().count(position);
  }

  private Action assign(Statement.Assign assign, Bindings bindings) throws InputException {
    Node target = assign.target();
    Node value = assign.value();
    if (assign.change() != Statement.Change.SET) {
      boolean adds = assign.change() == Statement.Change.ADD;
      value = Node.of(adds ? Operator.PLUS : Operator.MINUS, target.position(), target, value);
    }
    Names names = unit.scope().names();
    Place place = names.place(target);
    Postfix index = place.isArray() ? Compiler.integer(target.child(0), names, bindings) : ZERO;
    Postfix stored = Compiler.integer(value, names, bindings);
    return new Action.Assign(place.first(), place.size(), index, stored);
  }

  private void conditional(List<Action> actions, Statement.If choice, Bindings bindings)
      throws InputException {
    // In a composite there are no variables: the condition must be constant.
    Names names = unit.isPlain() ? unit.scope().names() : Names.CONSTANTS;
    Postfix condition = Compiler.condition(choice.condition(), names, bindings);
    Postfix negation = Compiler.condition(choice.condition(), true, names, bindings);
    if (condition.isTrue() || negation.isTrue()) {
      List<Statement> taken = condition.isTrue() ? choice.then() : choice.otherwise();
      actions.addAll(new Bodies(unit, depth + 1).compile(taken, bindings));
      return;
    }
    Action then = block(choice.then(), bindings);
    actions.add(new Action.IfElse(condition, negation, then, block(choice.otherwise(), bindings)));
  }
}

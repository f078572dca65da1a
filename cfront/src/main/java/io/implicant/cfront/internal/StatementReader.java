package io.implicant.cfront.internal;

import io.implicant.cfront.Action;
import io.implicant.cfront.CSourceException;
import io.implicant.cfront.CType.IntegerType;
import io.implicant.cfront.CType.VoidType;
import io.implicant.cfront.Expression;
import io.implicant.cfront.Expression.BinaryOperator;
import io.implicant.cfront.Expression.IntegerLiteral;
import io.implicant.cfront.Position;
import io.implicant.cfront.internal.CfgBuilder.Label;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.eclipse.cdt.core.dom.ast.ASTVisitor;
import org.eclipse.cdt.core.dom.ast.IASTBreakStatement;
import org.eclipse.cdt.core.dom.ast.IASTCaseStatement;
import org.eclipse.cdt.core.dom.ast.IASTCompoundStatement;
import org.eclipse.cdt.core.dom.ast.IASTContinueStatement;
import org.eclipse.cdt.core.dom.ast.IASTDeclarationStatement;
import org.eclipse.cdt.core.dom.ast.IASTDefaultStatement;
import org.eclipse.cdt.core.dom.ast.IASTDoStatement;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTExpressionStatement;
import org.eclipse.cdt.core.dom.ast.IASTForStatement;
import org.eclipse.cdt.core.dom.ast.IASTGotoStatement;
import org.eclipse.cdt.core.dom.ast.IASTIfStatement;
import org.eclipse.cdt.core.dom.ast.IASTLabelStatement;
import org.eclipse.cdt.core.dom.ast.IASTNullStatement;
import org.eclipse.cdt.core.dom.ast.IASTReturnStatement;
import org.eclipse.cdt.core.dom.ast.IASTStatement;
import org.eclipse.cdt.core.dom.ast.IASTSwitchStatement;
import org.eclipse.cdt.core.dom.ast.IASTWhileStatement;

/** Statements to edges. The targets of break, continue and case are found on a stack of frames. */
final class StatementReader {
  /** Where break and continue lead; null: to that of the frame around. */
  private record Frame(Label onBreak, Label onContinue, Map<IASTStatement, Label> cases) {}

  private final UnitReader unit;
  private final Body body;
  private final CfgBuilder graph;
  private final ExpressionReader values;
  private final LocalDeclarations locals;
  private final List<Frame> frames = new ArrayList<>();

  StatementReader(UnitReader unit, Body body) {
    this.unit = unit;
    this.body = body;
    this.graph = body.graph();
    this.values = new ExpressionReader(unit, body);
    this.locals = new LocalDeclarations(unit, body, values);
  }

  void read(IASTStatement s) throws CSourceException {
    if (s instanceof IASTCompoundStatement block) {
      unit.scope().enter();
      for (IASTStatement inner : block.getStatements()) {
        read(inner);
      }
      unit.scope().leave();
    } else if (s instanceof IASTExpressionStatement e) {
      effect(e.getExpression());
    } else if (s instanceof IASTDeclarationStatement d) {
      locals.read(d.getDeclaration());
    } else if (s instanceof IASTIfStatement i) {
      choice(i);
    } else if (s instanceof IASTWhileStatement w) {
      loop(w.getCondition(), null, w.getBody(), w);
    } else if (s instanceof IASTDoStatement d) {
      doLoop(d);
    } else if (s instanceof IASTForStatement f) {
      forLoop(f);
    } else if (s instanceof IASTSwitchStatement w) {
      switchOver(w);
    } else if (s instanceof IASTLabelStatement l) {
      Label label = body.label(l.getName().toString());
      if (label.isPlaced()) {
        throw unit.source().wrong(l, "the label '" + l.getName() + "' is there already");
      }
      graph.place(label);
      read(l.getNestedStatement());
    } else if (!(s instanceof IASTNullStatement)) {
      jump(s);
    }
  }

  private void jump(IASTStatement s) throws CSourceException {
    Position position = unit.source().position(s);
    if (s instanceof IASTGotoStatement g) {
      graph.jump(body.label(g.getName().toString()), position);
    } else if (s instanceof IASTBreakStatement) {
      graph.jump(target(s, true), position);
    } else if (s instanceof IASTContinueStatement) {
      graph.jump(target(s, false), position);
    } else if (s instanceof IASTReturnStatement r) {
      returnFrom(r);
    } else if (s instanceof IASTCaseStatement || s instanceof IASTDefaultStatement) {
      graph.place(caseLabel(s));
    } else {
      throw unit.source().unsupported(s, "this statement");
    }
  }

  private void effect(IASTExpression e) throws CSourceException {
    values.effects().effect(e);
    body.endOfFullExpression();
  }

  private void condition(IASTExpression e, Label yes, Label no) throws CSourceException {
    values.effects().branches().condition(e, yes, no);
    body.endOfFullExpression();
  }

  private Label target(IASTStatement s, boolean onBreak) throws CSourceException {
    for (int i = frames.size() - 1; i >= 0; i--) {
      Label label = onBreak ? frames.get(i).onBreak : frames.get(i).onContinue;
      if (label != null) {
        return label;
      }
    }
    throw unit.source().wrong(s, (onBreak ? "break" : "continue") + " outside of a loop");
  }

  private Label caseLabel(IASTStatement s) throws CSourceException {
    for (Frame frame : frames) {
      if (frame.cases.containsKey(s)) {
        return frame.cases.get(s);
      }
    }
    throw unit.source().wrong(s, "a case outside of a switch");
  }

  private void inside(Frame frame, IASTStatement s) throws CSourceException {
    frames.add(frame);
    read(s);
    frames.remove(frames.size() - 1);
  }

  private void choice(IASTIfStatement s) throws CSourceException {
    Label yes = new Label();
    Label no = new Label();
    condition(s.getConditionExpression(), yes, no);
    graph.place(yes);
    read(s.getThenClause());
    if (s.getElseClause() == null) {
      graph.place(no);
      return;
    }
    Label end = new Label();
    graph.jump(end, unit.source().position(s));
    graph.place(no);
    read(s.getElseClause());
    graph.place(end);
  }

  /** while, and for without its beginning; a missing condition is true. */
  private void loop(
      IASTExpression condition, IASTExpression step, IASTStatement inner, IASTStatement s)
      throws CSourceException {
    Label head = new Label();
    Label yes = new Label();
    Label next = new Label();
    Label end = new Label();
    graph.place(head);
    if (condition != null) {
      condition(condition, yes, end);
      graph.place(yes);
    }
    inside(new Frame(end, step == null ? head : next, Map.of()), inner);
    if (step != null) {
      graph.place(next);
      effect(step);
    }
    graph.jump(head, unit.source().position(s));
    graph.place(end);
  }

  private void forLoop(IASTForStatement s) throws CSourceException {
    unit.scope().enter();
    read(s.getInitializerStatement());
    loop(s.getConditionExpression(), s.getIterationExpression(), s.getBody(), s);
    unit.scope().leave();
  }

  private void doLoop(IASTDoStatement s) throws CSourceException {
    Label head = new Label();
    Label test = new Label();
    Label end = new Label();
    graph.place(head);
    inside(new Frame(end, test, Map.of()), s.getBody());
    graph.place(test);
    condition(s.getCondition(), head, end);
    graph.place(end);
  }

  private void switchOver(IASTSwitchStatement s) throws CSourceException {
    Expression value = unit.conversions().promote(values.value(s.getControllerExpression()));
    if (!(value.type() instanceof IntegerType type)) {
      throw unit.source().wrong(s, "expected an integer after switch");
    }
    Map<IASTStatement, Label> cases = new HashMap<>();
    Label end = new Label();
    Label otherwise = end;
    Set<BigInteger> seen = new HashSet<>();
    for (IASTStatement found : cases(s)) {
      Label label = new Label();
      cases.put(found, label);
      if (found instanceof IASTCaseStatement c) {
        IASTExpression constant = c.getExpression();
        Position position = unit.source().position(c);
        IntegerLiteral literal = unit.literal(constant, unit.constant(constant), type);
        if (!seen.add(literal.value())) {
          throw unit.source().wrong(c, "a second case " + literal.value());
        }
        Label next = new Label();
        graph.branch(
            unit.operators().binary(c, BinaryOperator.EQUAL, value, literal),
            label,
            next,
            position);
        graph.place(next);
      } else {
        otherwise = label;
      }
    }
    body.endOfFullExpression();
    graph.jump(otherwise, unit.source().position(s));
    inside(new Frame(end, null, cases), s.getBody());
    graph.place(end);
  }

  /** The cases of this switch, not of those inside. */
  private static List<IASTStatement> cases(IASTSwitchStatement s) {
    List<IASTStatement> found = new ArrayList<>();
    ASTVisitor visitor =
        new ASTVisitor() {
          @Override
          public int visit(IASTStatement inner) {
            if (inner instanceof IASTCaseStatement || inner instanceof IASTDefaultStatement) {
              found.add(inner);
            }
            return inner instanceof IASTSwitchStatement ? PROCESS_SKIP : PROCESS_CONTINUE;
          }
        };
    visitor.shouldVisitStatements = true;
    s.getBody().accept(visitor);
    return found;
  }

  private void returnFrom(IASTReturnStatement s) throws CSourceException {
    Position position = unit.source().position(s);
    IASTExpression given = s.getReturnValue();
    Optional<Expression> value = Optional.empty();
    if (given != null && body.result() instanceof VoidType) {
      values.effects().effect(given);
    } else if (given != null) {
      value = Optional.of(unit.conversions().convert(values.value(given), body.result()));
    }
    body.endOfFullExpression();
    graph.leave(body.exit(), new Action.Return(value), position);
  }
}

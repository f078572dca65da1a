package io.implicant.cfront.internal;

import io.implicant.cfront.Action;
import io.implicant.cfront.CSourceException;
import io.implicant.cfront.CType;
import io.implicant.cfront.CType.ArrayType;
import io.implicant.cfront.Expression;
import io.implicant.cfront.Expression.LValue;
import io.implicant.cfront.Expression.VariableUse;
import io.implicant.cfront.Position;
import io.implicant.cfront.Program.Global;
import io.implicant.cfront.Program.InitialValue;
import io.implicant.cfront.Variable;
import java.util.List;
import org.eclipse.cdt.core.dom.ast.IASTDeclSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTDeclaration;
import org.eclipse.cdt.core.dom.ast.IASTDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTInitializer;
import org.eclipse.cdt.core.dom.ast.IASTSimpleDeclaration;

/** Declarations inside functions. */
final class LocalDeclarations {
  private final UnitReader unit;
  private final Body body;
  private final ExpressionReader values;

  LocalDeclarations(UnitReader unit, Body body, ExpressionReader values) {
    this.unit = unit;
    this.body = body;
    this.values = values;
  }

  /** A declaration inside a function. */
  void read(IASTDeclaration declaration) throws CSourceException {
    if (!(declaration instanceof IASTSimpleDeclaration simple)) {
      throw unit.source().unsupported(declaration, "this declaration");
    }
    CType specified = unit.types().specified(simple.getDeclSpecifier());
    for (IASTDeclarator declarator : simple.getDeclarators()) {
      CType type = unit.types().type(specified, declarator);
      if (unit.declareOther(simple, declarator, type)) {
        continue;
      }
      switch (simple.getDeclSpecifier().getStorageClass()) {
        case IASTDeclSpecifier.sc_extern -> unit.globalVariable(simple, declarator, type);
        case IASTDeclSpecifier.sc_static -> staticVariable(declarator, type);
        default -> localVariable(declarator, type);
      }
    }
  }

  /** A variable that outlives its function is a global under another name. */
  private void staticVariable(IASTDeclarator declarator, CType type) throws CSourceException {
    IASTInitializer initializer = TypeReader.innermost(declarator).getInitializer();
    CType complete = initializer == null ? type : unit.initializers().complete(type, initializer);
    String given = TypeReader.name(declarator);
    String name = body.unique(body.function() + "_" + given);
    Variable variable = new Variable(name, given, "", complete, unit.source().position(declarator));
    unit.scope().declare(given, new Scope.OfVariable(variable));
    List<InitialValue> values =
        initializer == null ? List.of() : unit.constants(variable, initializer);
    unit.add(new Global(variable, true, values));
  }

  private void localVariable(IASTDeclarator declarator, CType type) throws CSourceException {
    IASTInitializer initializer = TypeReader.innermost(declarator).getInitializer();
    CType complete = initializer == null ? type : unit.initializers().complete(type, initializer);
    if (complete instanceof ArrayType array && array.length() < 0) {
      throw unit.source().wrong(declarator, "an array of unknown length");
    }
    String given = TypeReader.name(declarator);
    Position position = unit.source().position(declarator);
    Variable variable = body.local(given, complete, position);
    unit.scope().declare(given, new Scope.OfVariable(variable));
    if (initializer == null) {
      body.append(new Action.Declare(variable), position);
      return;
    }
    unit.initializers()
        .each(
            new VariableUse(variable, position),
            Initializers.clause(initializer),
            true,
            initializer,
            new Initializers.Sink() {
              @Override
              public void expression(LValue place, IASTExpression e) throws CSourceException {
                values.effects().initialize(e, place, e);
                body.endOfFullExpression();
              }

              @Override
              public void number(LValue place, Expression value) {
                body.append(new Action.Assign(place, value), place.position());
              }
            });
  }
}

package io.implicant.cfront.internal;

import io.implicant.cfront.CSourceException;
import io.implicant.cfront.CType;
import io.implicant.cfront.CType.ArrayType;
import io.implicant.cfront.CType.StructureType;
import io.implicant.cfront.Expression;
import io.implicant.cfront.Expression.Element;
import io.implicant.cfront.Expression.LValue;
import io.implicant.cfront.Expression.MemberUse;
import io.implicant.cfront.Position;
import io.implicant.cfront.Program.Member;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.cdt.core.dom.ast.IASTEqualsInitializer;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTInitializer;
import org.eclipse.cdt.core.dom.ast.IASTInitializerClause;
import org.eclipse.cdt.core.dom.ast.IASTInitializerList;
import org.eclipse.cdt.core.dom.ast.IASTLiteralExpression;
import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.eclipse.cdt.core.dom.ast.c.ICASTArrayDesignator;
import org.eclipse.cdt.core.dom.ast.c.ICASTDesignatedInitializer;
import org.eclipse.cdt.core.dom.ast.c.ICASTDesignator;
import org.eclipse.cdt.core.dom.ast.c.ICASTFieldDesignator;

/** Initializers, taken apart into scalars (C11 6.7.9); every inner list must have its braces. */
final class Initializers {
  private static final int MOST_PARTS = 100_000;

  /** Takes the value of one scalar: an expression of the text, or a number. */
  interface Sink {
    void expression(LValue place, IASTExpression value) throws CSourceException;

    void number(LValue place, Expression value) throws CSourceException;
  }

  private final UnitReader unit;

  Initializers(UnitReader unit) {
    this.unit = unit;
  }

  static IASTInitializerClause clause(IASTInitializer initializer) {
    return ((IASTEqualsInitializer) initializer).getInitializerClause();
  }

  /** The declared type, with the length of an array that only the initializer tells. */
  CType complete(CType type, IASTInitializer initializer) throws CSourceException {
    if (!(initializer instanceof IASTEqualsInitializer)) {
      throw unit.source().unsupported(initializer, "this initializer");
    }
    if (!(type instanceof ArrayType array) || array.length() >= 0) {
      return type;
    }
    IASTInitializerClause clause = clause(initializer);
    if (clause instanceof IASTLiteralExpression literal) {
      return new ArrayType(array.element(), unit.literals().characters(literal).size());
    } else if (clause instanceof IASTInitializerList list) {
      int length = elements(list).keySet().stream().mapToInt(i -> i + 1).max().orElse(0);
      return new ArrayType(array.element(), length);
    }
    return type;
  }

  /**
   * Gives the sink every scalar of the place.
   *
   * @param clause null where nothing is said, which means zero
   * @param zeros whether to give these, too
   */
  void each(LValue place, IASTInitializerClause clause, boolean zeros, IASTNode node, Sink sink)
      throws CSourceException {
    CType type = place.type();
    if (clause == null && !zeros) {
      return;
    } else if (type instanceof ArrayType array) {
      array(place, array, clause, zeros, node, sink);
    } else if (type instanceof StructureType structure) {
      structure(place, structure, clause, zeros, node, sink);
    } else if (clause == null) {
      Expression zero = unit.operators().literal(0, place.position());
      sink.number(place, unit.conversions().convert(zero, type));
    } else if (clause instanceof IASTInitializerList list && list.getClauses().length == 1) {
      each(place, list.getClauses()[0], zeros, node, sink);
    } else if (clause instanceof IASTExpression value) {
      sink.expression(place, value);
    } else {
      throw unit.source().unsupported(clause, "this initializer of " + type);
    }
  }

  private void array(
      LValue place,
      ArrayType type,
      IASTInitializerClause clause,
      boolean zeros,
      IASTNode node,
      Sink sink)
      throws CSourceException {
    if (type.length() > MOST_PARTS) {
      throw unit.source().limit(node, "an initialized array of more than " + MOST_PARTS);
    }
    Position position = place.position();
    if (clause instanceof IASTLiteralExpression literal && type.element().isInteger()) {
      List<Integer> characters = unit.literals().characters(literal);
      for (int i = 0; i < type.length(); i++) {
        int value = i < characters.size() ? characters.get(i) : 0;
        LValue cell = new Element(place, unit.operators().literal(i, position), position);
        Expression number = unit.operators().literal(value, position);
        sink.number(cell, unit.conversions().convert(number, type.element()));
      }
      return;
    }
    Map<Integer, IASTInitializerClause> elements = elements(list(clause, type));
    for (int i : elements.keySet()) {
      if (i >= type.length()) {
        throw unit.source().wrong(elements.get(i), "more values than the array has elements");
      }
    }
    for (int i = 0; i < type.length(); i++) {
      LValue cell = new Element(place, unit.operators().literal(i, position), position);
      each(cell, elements.get(i), zeros, node, sink);
    }
  }

  private Map<Integer, IASTInitializerClause> elements(IASTInitializerList list)
      throws CSourceException {
    Map<Integer, IASTInitializerClause> elements = new HashMap<>();
    int next = 0;
    for (IASTInitializerClause clause : clauses(list)) {
      IASTInitializerClause value = clause;
      if (clause instanceof ICASTDesignatedInitializer designated) {
        if (!(designator(designated) instanceof ICASTArrayDesignator array)) {
          throw unit.source().wrong(clause, "expected an index");
        }
        BigInteger index = unit.constant(array.getSubscriptExpression());
        if (index.signum() < 0 || index.bitLength() > 30) {
          throw unit.source().wrong(clause, "an index of " + index);
        }
        next = index.intValueExact();
        value = designated.getOperand();
      }
      elements.put(next++, value);
    }
    return elements;
  }

  private void structure(
      LValue place,
      StructureType type,
      IASTInitializerClause clause,
      boolean zeros,
      IASTNode node,
      Sink sink)
      throws CSourceException {
    if (clause instanceof IASTExpression value) {
      sink.expression(place, value);
      return;
    }
    List<Member> members = unit.structures().get(type);
    if (members == null) {
      throw unit.source().wrong(node, type + " is not defined");
    }
    Map<String, IASTInitializerClause> values = new HashMap<>();
    int next = 0;
    for (IASTInitializerClause part : clauses(list(clause, type))) {
      if (part instanceof ICASTDesignatedInitializer designated
          && designator(designated) instanceof ICASTFieldDesignator field) {
        String name = field.getName().toString();
        next = members.stream().map(Member::name).toList().indexOf(name) + 1;
        values.put(name, designated.getOperand());
      } else if (next < members.size()) {
        values.put(members.get(next++).name(), part);
      } else {
        throw unit.source().wrong(part, "more values than " + type + " has members");
      }
    }
    for (Member member : type.isUnion() ? members.subList(0, 1) : members) {
      LValue part = new MemberUse(place, member.name(), member.type(), place.position());
      each(part, values.get(member.name()), zeros, node, sink);
    }
  }

  private IASTInitializerList list(IASTInitializerClause clause, CType type)
      throws CSourceException {
    if (clause == null || clause instanceof IASTInitializerList) {
      return (IASTInitializerList) clause;
    }
    throw unit.source().unsupported(clause, "an initializer of " + type + " without braces");
  }

  private static List<IASTInitializerClause> clauses(IASTInitializerList list) {
    return list == null ? List.of() : new ArrayList<>(List.of(list.getClauses()));
  }

  private ICASTDesignator designator(ICASTDesignatedInitializer designated)
      throws CSourceException {
    ICASTDesignator[] designators = designated.getDesignators();
    if (designators.length != 1) {
      throw unit.source().unsupported(designated, "a designator of several parts");
    }
    return designators[0];
  }
}

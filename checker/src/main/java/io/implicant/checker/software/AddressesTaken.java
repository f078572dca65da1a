package io.implicant.checker.software;

import io.implicant.cfront.Action;
import io.implicant.cfront.Edge;
import io.implicant.cfront.Expression;
import io.implicant.cfront.Expression.AddressOf;
import io.implicant.cfront.Expression.Binary;
import io.implicant.cfront.Expression.Cast;
import io.implicant.cfront.Expression.Dereference;
import io.implicant.cfront.Expression.Element;
import io.implicant.cfront.Expression.MemberUse;
import io.implicant.cfront.Expression.Unary;
import io.implicant.cfront.Expression.VariableUse;
import io.implicant.cfront.Program.Function;
import io.implicant.cfront.Program.Global;
import io.implicant.cfront.Variable;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The variables whose address some expression takes. */
final class AddressesTaken {
  private final Deque<Expression> open = new ArrayDeque<>();
  private final Set<Variable> taken = new LinkedHashSet<>();

  private AddressesTaken() {}

  static Set<Variable> in(List<Function> functions, List<Global> globals) {
    AddressesTaken search = new AddressesTaken();
    globals.forEach(g -> g.values().forEach(v -> search.open.add(v.value())));
    for (Function function : functions) {
      function.body().edges().forEach(edge -> search.open.addAll(expressions(edge)));
    }
    search.run();
    return search.taken;
  }

  private static List<Expression> expressions(Edge edge) {
    List<Expression> all = new ArrayList<>();
    Action action = edge.action();
    if (action instanceof Action.Assume assume) {
      all.add(assume.condition());
    } else if (action instanceof Action.Assign assign) {
      all.add(assign.place());
      all.add(assign.value());
    } else if (action instanceof Action.Call call) {
      call.result().ifPresent(all::add);
      all.addAll(call.arguments());
    } else if (action instanceof Action.Return value) {
      value.value().ifPresent(all::add);
    }
    return all;
  }

  private void run() {
    while (!open.isEmpty()) {
      Expression e = open.pop();
      if (e instanceof AddressOf address) {
        Expression place = address.place();
        while (place instanceof Element element) {
          place = element.array();
        }
        if (place instanceof VariableUse use) {
          taken.add(use.variable());
        }
        open.push(address.place());
      } else if (e instanceof Element element) {
        open.push(element.array());
        open.push(element.index());
      } else if (e instanceof Dereference dereference) {
        open.push(dereference.pointer());
      } else if (e instanceof MemberUse member) {
        open.push(member.structure());
      } else if (e instanceof Cast cast) {
        open.push(cast.operand());
      } else if (e instanceof Unary unary) {
        open.push(unary.operand());
      } else if (e instanceof Binary binary) {
        open.push(binary.left());
        open.push(binary.right());
      }
    }
  }
}

package io.implicant.checker.odl;

import io.implicant.checker.gal.Node;
import io.implicant.checker.gal.Operator;
import io.implicant.logic.text.InputException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/** The definitions of a file, to be expanded in expressions. */
final class Definitions {
  private final Map<String, Node> values = new HashMap<>();

  Definitions(OdlFile file) throws InputException {
    for (OdlFile.Declaration declaration : file.declarations()) {
      if (declaration instanceof OdlFile.Define define) {
        values.put(define.name().text(), expanded(define.value()));
      }
    }
  }

  Node expanded(Node node) throws InputException {
    return replaced(node, name -> values.getOrDefault(name.text(), name));
  }

  /** The expression with each variable (not element) replaced as the function says. */
  static Node replaced(Node node, Function<Node, Node> variables) throws InputException {
    return node.fold(
        (n, children) -> {
          if (n.operator() == Operator.NAME) {
            return children.isEmpty()
                ? variables.apply(n)
                : Node.element(n.text(), children.get(0), n.position());
          }
          return children.isEmpty()
              ? n
              : Node.of(n.operator(), n.position(), children.toArray(Node[]::new));
        });
  }

  /** The variables and arrays that an expression without definitions reads. */
  static Set<String> reads(Node node) throws InputException {
    Set<String> names = new HashSet<>();
    node.fold(
        (n, children) -> {
          if (n.operator() == Operator.NAME) {
            names.add(n.text());
          }
          return true;
        });
    return names;
  }
}

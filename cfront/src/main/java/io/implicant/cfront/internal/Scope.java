package io.implicant.cfront.internal;

import io.implicant.cfront.CType;
import io.implicant.cfront.Variable;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** What names and tags mean, block within block. */
final class Scope {
  /** What a name can mean. */
  sealed interface Symbol {}

  record OfVariable(Variable variable) implements Symbol {}

  record OfFunction(String name, CType.FunctionType type) implements Symbol {}

  record OfType(CType type) implements Symbol {}

  record OfConstant(BigInteger value) implements Symbol {}

  private record Block(Map<String, Symbol> names, Map<String, CType> tags) {
    Block() {
      this(new HashMap<>(), new HashMap<>());
    }
  }

  private final Deque<Block> blocks = new ArrayDeque<>();

  Scope() {
    enter();
  }

  void enter() {
    blocks.push(new Block());
  }

  void leave() {
    blocks.pop();
  }

  boolean isGlobal() {
    return blocks.size() == 1;
  }

  void declare(String name, Symbol symbol) {
    blocks.getFirst().names.put(name, symbol);
  }

  /** Declares a function or an external variable, which mean the same everywhere. */
  void declareGlobally(String name, Symbol symbol) {
    blocks.getLast().names.put(name, symbol);
    declare(name, symbol);
  }

  Optional<Symbol> find(String name) {
    return blocks.stream().map(b -> b.names.get(name)).filter(s -> s != null).findFirst();
  }

  Optional<Symbol> findGlobal(String name) {
    return Optional.ofNullable(blocks.getLast().names.get(name));
  }

  void declareTag(String tag, CType type) {
    blocks.getFirst().tags.put(tag, type);
  }

  Optional<CType> findTag(String tag) {
    return blocks.stream().map(b -> b.tags.get(tag)).filter(t -> t != null).findFirst();
  }

  Optional<CType> findTagHere(String tag) {
    return Optional.ofNullable(blocks.getFirst().tags.get(tag));
  }
}

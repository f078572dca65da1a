package io.implicant.logic;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;

/** Walks over shared terms; each node is visited once, and the stack is on the heap. */
public final class Dag {
  private Dag() {}

  /** Every node that can be reached from the roots, once, children before parents. */
  public static List<Term> postorder(Collection<? extends Term> roots) {
    return postorder(roots, term -> true);
  }

  /** The same without the nodes that fail the test and what is reached through them alone. */
  public static List<Term> postorder(
      Collection<? extends Term> roots, java.util.function.Predicate<? super Term> test) {
    List<Term> order = new ArrayList<>();
    Set<Term> entered = new HashSet<>();
    Deque<Term> stack = new ArrayDeque<>();
    int[] nextChild = new int[64]; // of each node on the stack
    for (Term root : roots) {
      if (test.test(root) && entered.add(root)) {
        stack.push(root);
        nextChild[0] = 0;
      }
      while (!stack.isEmpty()) {
        Term node = stack.peek();
        int top = stack.size() - 1;
        if (nextChild[top] == node.children().size()) {
          order.add(stack.pop());
          continue;
        }
        Term child = node.children().get(nextChild[top]++);
        if (test.test(child) && entered.add(child)) {
          stack.push(child);
          if (top + 1 == nextChild.length) {
            nextChild = Arrays.copyOf(nextChild, 2 * nextChild.length);
          }
          nextChild[top + 1] = 0;
        }
      }
    }
    return order;
  }

  /**
   * The term with every key of the map replaced by its value, all at once (replacements are not
   * replaced again), normalised anew. Linear in the number of different nodes of the term.
   */
  public static Term substitute(Terms terms, Term root, Map<? extends Term, ? extends Term> map) {
    Map<Term, Term> done = new HashMap<>(map);
    Deque<Term> stack = new ArrayDeque<>();
    stack.push(root);
    while (!stack.isEmpty()) {
      Term node = stack.peek();
      if (done.containsKey(node)) {
        stack.pop();
        continue;
      }
      boolean ready = true;
      for (Term child : node.children()) {
        if (!done.containsKey(child)) {
          stack.push(child);
          ready = false;
        }
      }
      if (ready) {
        stack.pop();
        done.put(node, rebuilt(terms, node, done));
      }
    }
    return done.get(root);
  }

  /**
   * Each root with other symbols in the places of its own, normalised anew. Linear in the number of
   * different nodes of all roots.
   */
  public static List<Term> rename(
      Terms terms, List<? extends Term> roots, UnaryOperator<Symbol> renamed) {
    Map<Term, Term> done = new HashMap<>();
    for (Term node : postorder(roots)) {
      List<Term> children = node.children().stream().map(done::get).toList();
      if (node instanceof Apply apply) {
        done.put(node, terms.apply(renamed.apply(apply.symbol()), children));
      } else if (node instanceof Predicate predicate) {
        done.put(node, terms.apply(renamed.apply(predicate.symbol()), children));
      } else {
        done.put(node, rebuilt(terms, node, done));
      }
    }
    return roots.stream().map(done::get).toList();
  }

  private static Term rebuilt(Terms terms, Term node, Map<Term, Term> done) {
    List<Term> children = new ArrayList<>(node.children().size());
    boolean changed = false;
    for (Term child : node.children()) {
      Term replacement = done.get(child);
      changed |= replacement != child;
      children.add(replacement);
    }
    return changed ? node.rebuild(terms, children) : node;
  }
}

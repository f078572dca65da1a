package io.implicant.checker.bp.search;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * Where all threads are. A thread is its stack: the numbers of the call edges that wait, from the
 * bottom, and then its point; empty if there is no such thread.
 *
 * @param active the thread that runs
 * @param atomic whether it is in an atomic section
 */
record Configuration(List<List<Integer>> threads, int active, boolean atomic) {
  Configuration {
    threads = List.copyOf(threads);
  }

  /** One thread at a point, and room for others. */
  static Configuration start(int point, int threads) {
    return new Configuration(
        IntStream.range(0, threads)
            .mapToObj(i -> i == 0 ? List.of(point) : List.<Integer>of())
            .toList(),
        0,
        false);
  }

  List<Integer> stack() {
    return threads.get(active);
  }

  boolean runs(int thread) {
    return !threads.get(thread).isEmpty();
  }

  /** The point of the active thread. */
  int point() {
    return stack().get(stack().size() - 1);
  }

  /** The number of procedures that wait in the active thread. */
  int depth() {
    return stack().size() - 1;
  }

  OptionalInt free() {
    return IntStream.range(0, threads.size()).filter(t -> !runs(t)).findFirst();
  }

  private Configuration with(int thread, List<Integer> stack) {
    List<List<Integer>> changed = new ArrayList<>(threads);
    changed.set(thread, List.copyOf(stack));
    return new Configuration(changed, active, atomic);
  }

  Configuration at(int point) {
    List<Integer> stack = new ArrayList<>(stack());
    stack.set(stack.size() - 1, point);
    return with(active, stack);
  }

  Configuration entering(int edge, int point) {
    List<Integer> stack = new ArrayList<>(at(edge).stack());
    stack.add(point);
    return with(active, stack);
  }

  Configuration leaving(int point) {
    return with(active, stack().subList(0, depth())).at(point);
  }

  Configuration starting(int thread, int point) {
    return with(thread, List.of(point));
  }

  Configuration ending() {
    return with(active, List.of()).inSection(false);
  }

  Configuration inSection(boolean section) {
    return new Configuration(threads, active, section);
  }

  Configuration running(int thread) {
    return new Configuration(threads, thread, atomic);
  }
}

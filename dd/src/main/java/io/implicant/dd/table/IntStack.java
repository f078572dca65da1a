package io.implicant.dd.table;

import java.util.Arrays;

/** A growing stack of ints, for walks that must not recurse. */
public final class IntStack {
  private int[] items = new int[8];
  private int size;

  public void push(int item) {
    if (size == items.length) {
      items = Arrays.copyOf(items, 2 * size);
    }
    items[size++] = item;
  }

  public int pop() {
    return items[--size];
  }

  public int peek() {
    return items[size - 1];
  }

  public boolean isEmpty() {
    return size == 0;
  }

  public int size() {
    return size;
  }

  public int[] toArray() {
    return Arrays.copyOf(items, size);
  }
}

package io.implicant.checker.explicit;

import java.util.Arrays;

/** Numbers states in the order in which they are first seen. */
final class StateTable {
  private static final int PAGE_BITS = 12;
  private static final int PAGE = 1 << PAGE_BITS;

  private final int width;

  /** States one after the other, {@value #PAGE} to a page. */
  private int[][] pages = new int[4][];

  private int size;

  /** Open addressing with linear probing; 0 is free, else a number plus 1. */
  private int[] slots = new int[1 << 10];

  StateTable(int width) {
    this.width = width;
  }

  int size() {
    return size;
  }

  int[] state(int number) {
    int start = (number & (PAGE - 1)) * width;
    return Arrays.copyOfRange(pages[number >> PAGE_BITS], start, start + width);
  }

  /** The number of a state, or -1. */
  int find(int[] state) {
    int slot = slot(state);
    return slots[slot] - 1;
  }

  /** Adds a state; false if it is there already. */
  boolean add(int[] state) {
    int slot = slot(state);
    if (slots[slot] != 0) {
      return false;
    }
    int page = size >> PAGE_BITS;
    if (page == pages.length) {
      pages = Arrays.copyOf(pages, 2 * page);
    }
    if (pages[page] == null) {
      pages[page] = new int[PAGE * width];
    }
    System.arraycopy(state, 0, pages[page], (size & (PAGE - 1)) * width, width);
    slots[slot] = ++size;
    if (2L * size > slots.length) {
      grow();
    }
    return true;
  }

  private int slot(int[] state) {
    int mask = slots.length - 1;
    int slot = spread(Arrays.hashCode(state)) & mask;
    while (slots[slot] != 0 && !isAt(state, slots[slot] - 1)) {
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  private boolean isAt(int[] state, int number) {
    int[] page = pages[number >> PAGE_BITS];
    int start = (number & (PAGE - 1)) * width;
    return Arrays.equals(state, 0, width, page, start, start + width);
  }

  private void grow() {
    slots = new int[2 * slots.length];
    for (int number = 0; number < size; number++) {
      slots[slot(state(number))] = number + 1;
    }
  }

  private static int spread(int hash) {
    int mixed = hash * 0x9e3779b9;
    return mixed ^ (mixed >>> 15);
  }
}

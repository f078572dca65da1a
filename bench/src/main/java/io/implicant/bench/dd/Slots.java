package io.implicant.bench.dd;

import java.util.Arrays;

/** Numbers for objects, so that packages with handle objects fit {@link Workbench}. */
final class Slots<T> {
  private Object[] objects = new Object[64];
  private int[] free = new int[64];
  private int freeCount;
  private int top;

  int put(T object) {
    int slot;
    if (freeCount > 0) {
      slot = free[--freeCount];
    } else {
      slot = top++;
      if (slot == objects.length) {
        objects = Arrays.copyOf(objects, 2 * slot);
      }
    }
    objects[slot] = object;
    return slot;
  }

  @SuppressWarnings("unchecked")
  T get(int slot) {
    return (T) objects[slot];
  }

  /** Empties the slot; returns what was in it. */
  T remove(int slot) {
    T object = get(slot);
    if (object == null) {
      throw new IllegalArgumentException("slot " + slot + " is empty");
    }
    objects[slot] = null;
    if (freeCount == free.length) {
      free = Arrays.copyOf(free, 2 * freeCount);
    }
    free[freeCount++] = slot;
    return object;
  }
}

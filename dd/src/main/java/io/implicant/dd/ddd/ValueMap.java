package io.implicant.dd.ddd;

import java.util.Arrays;

/**
 * A map from ints to objects: open addressing, linear probing, no removal. Small values, the usual
 * ones, need no collision to be found.
 */
final class ValueMap<T> {
  private int[] keys = new int[4];
  private Object[] values = new Object[4];
  private int size;

  @SuppressWarnings("unchecked")
  T get(int key) {
    int mask = keys.length - 1;
    for (int slot = home(key) & mask; values[slot] != null; slot = (slot + 1) & mask) {
      if (keys[slot] == key) {
        return (T) values[slot];
      }
    }
    return null;
  }

  /** Adds a value for a new key. */
  void put(int key, T value) {
    if (2 * ++size > keys.length) {
      int[] oldKeys = keys;
      Object[] oldValues = values;
      keys = Arrays.copyOf(keys, 2 * keys.length);
      values = new Object[keys.length];
      for (int i = 0; i < oldKeys.length; i++) {
        if (oldValues[i] != null) {
          insert(oldKeys[i], oldValues[i]);
        }
      }
    }
    insert(key, value);
  }

  private static int home(int key) {
    return key ^ (key >>> 7) ^ (key >>> 15); // multiples of large powers of two occur
  }

  private void insert(int key, Object value) {
    int mask = keys.length - 1;
    int slot = home(key) & mask;
    while (values[slot] != null) {
      slot = (slot + 1) & mask;
    }
    keys[slot] = key;
    values[slot] = value;
  }
}

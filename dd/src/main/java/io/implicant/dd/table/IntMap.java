package io.implicant.dd.table;

import java.util.Arrays;

/** A hash map from non-negative ints to ints: open addressing, linear probing, no removal. */
public final class IntMap {
  /** What {@link #get} returns for a key that is absent. */
  public static final int ABSENT = -1;

  private int[] keys = new int[32]; // key + 1, 0 for a free slot
  private int[] values = new int[32];
  private int size;

  public int get(int key) {
    return getOrDefault(key, ABSENT);
  }

  public int getOrDefault(int key, int absent) {
    int slot = slot(key);
    return keys[slot] == 0 ? absent : values[slot];
  }

  public void put(int key, int value) {
    int slot = slot(key);
    if (keys[slot] == 0) {
      if (2 * size >= keys.length) {
        grow();
        slot = slot(key);
      }
      keys[slot] = key + 1;
      size++;
    }
    values[slot] = value;
  }

  public int size() {
    return size;
  }

  /** The keys, ascending. */
  public int[] keys() {
    int[] all = Arrays.stream(keys).filter(k -> k != 0).map(k -> k - 1).toArray();
    Arrays.sort(all);
    return all;
  }

  private int slot(int key) {
    int mask = keys.length - 1;
    int slot = ((key * 0x9E3779B1) >>> 7) & mask;
    while (keys[slot] != 0 && keys[slot] != key + 1) {
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  private void grow() {
    int[] oldKeys = keys;
    int[] oldValues = values;
    keys = new int[2 * oldKeys.length];
    values = new int[2 * oldKeys.length];
    for (int i = 0; i < oldKeys.length; i++) {
      if (oldKeys[i] != 0) {
        int slot = slot(oldKeys[i] - 1);
        keys[slot] = oldKeys[i];
        values[slot] = oldValues[i];
      }
    }
  }
}

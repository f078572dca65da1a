package io.implicant.dd.table;

import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;

/**
 * At most one live handle object for each edge, held weakly: an edge is a root as long as someone
 * holds its handle. Open addressing by edge; a removal shifts the followers back.
 *
 * @param <H> the handle type
 */
public final class WeakHandles<H> implements Roots {
  private static final class Entry<H> extends WeakReference<H> {
    private final int edge;

    Entry(int edge, H handle, ReferenceQueue<H> queue) {
      super(handle, queue);
      this.edge = edge;
    }
  }

  /** A JVM collection is worth a growth of the table if the heap is at most so many tables. */
  private static final int HEAP_PER_TABLE = 4;

  private final ReferenceQueue<H> dead = new ReferenceQueue<>();
  private Entry<H>[] entries = newEntries(64);
  private int size;

  /** The handle of an edge, made now if there is none. */
  public H handle(int edge, IntFunction<H> maker) {
    int slot = slot(edge);
    H known = entries[slot] == null ? null : entries[slot].get();
    if (known != null) {
      return known;
    }
    H made = maker.apply(edge);
    if (entries[slot] == null && ++size * 2 > entries.length) {
      forgetDead();
      if (size * 2 > entries.length) {
        grow();
      }
      slot = slot(edge);
    }
    entries[slot] = new Entry<>(edge, made, dead);
    return made;
  }

  /** Handles not known to be dead. */
  public int size() {
    return size;
  }

  @Override
  public void forEach(IntConsumer mark) {
    forgetDead();
    for (Entry<H> entry : entries) {
      if (entry != null && entry.get() != null) { // cleared ones reach the queue later
        mark.accept(entry.edge);
      }
    }
  }

  /**
   * Has the JVM collect, which alone tells the dead handles. That costs about as much as the heap
   * is large, so it is done only where the heap is not much more than the table itself.
   */
  @Override
  public boolean reduce(long tableBytes) {
    Runtime runtime = Runtime.getRuntime();
    if (runtime.totalMemory() - runtime.freeMemory() > HEAP_PER_TABLE * tableBytes) {
      return false;
    }
    System.gc();
    return true;
  }

  /** Drops the entries of handles that the JVM has collected. */
  @SuppressWarnings("unchecked")
  private void forgetDead() {
    Entry<H> entry;
    while ((entry = (Entry<H>) dead.poll()) != null) {
      int slot = slot(entry.edge);
      if (entries[slot] == entry) { // otherwise a new handle took the place already
        remove(slot);
      }
    }
  }

  private void remove(int slot) {
    int mask = entries.length - 1;
    entries[slot] = null;
    size--;
    int hole = slot;
    for (int i = (slot + 1) & mask; entries[i] != null; i = (i + 1) & mask) {
      int home = home(entries[i].edge);
      if (((i - home) & mask) >= ((i - hole) & mask)) {
        entries[hole] = entries[i];
        entries[i] = null;
        hole = i;
      }
    }
  }

  private int slot(int edge) {
    int mask = entries.length - 1;
    int slot = home(edge);
    while (entries[slot] != null && entries[slot].edge != edge) {
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  private int home(int edge) {
    return ((edge * 0x9E3779B1) >>> 5) & (entries.length - 1);
  }

  private void grow() {
    Entry<H>[] old = entries;
    entries = newEntries(2 * old.length);
    for (Entry<H> entry : old) {
      if (entry != null) {
        entries[slot(entry.edge)] = entry;
      }
    }
  }

  @SuppressWarnings({"unchecked", "rawtypes"})
  private static <H> Entry<H>[] newEntries(int length) {
    return (Entry<H>[]) new Entry[length];
  }
}

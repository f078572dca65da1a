package io.implicant.dd.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.implicant.dd.bdd.BddTable;
import java.util.function.IntConsumer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A large table asks the owners of its edges to let go before it grows. */
final class RootsTest {
  private static final int NODES = 1 << 18;
  private static final int VARIABLES = 20;

  private final BddTable table = new BddTable(NODES);
  private final IntStack held = new IntStack();

  @BeforeEach
  void fillTheTable() {
    table.addVariables(VARIABLES);
    for (int bits = 0; !table.wantsCollection(); bits++) {
      held.push(minterm(bits));
    }
  }

  private int minterm(int bits) {
    int f = BddTable.TRUE;
    for (int level = VARIABLES - 1; level >= 0; level--) {
      boolean positive = ((bits >> level) & 1) != 0;
      f = table.node(level, positive ? BddTable.FALSE : f, positive ? f : BddTable.FALSE);
    }
    return f;
  }

  private void holdAll(IntConsumer mark) {
    for (int edge : held.toArray()) {
      mark.accept(edge);
    }
  }

  @Test
  void aTableFullOfNeededEdgesGrows() {
    table.addRoots(this::holdAll);
    table.safePoint();
    assertEquals(2 * NODES, table.capacity());
    assertEquals(1, table.collections());
  }

  @Test
  void aTableWhoseOwnerLetsGoStaysAsItIs() {
    Forgetful owner = new Forgetful();
    table.addRoots(owner);
    table.safePoint();
    assertTrue(owner.forgot);
    assertEquals(NODES, table.capacity());
    assertEquals(VARIABLES + 1, table.size());
    assertFalse(table.wantsCollection());
  }

  /** Needs all edges until it is asked. */
  private final class Forgetful implements Roots {
    private boolean forgot;

    @Override
    public void forEach(IntConsumer mark) {
      if (!forgot) {
        holdAll(mark);
      }
    }

    @Override
    public boolean reduce(long tableBytes) {
      assertEquals(table.bytes(), tableBytes);
      forgot = true;
      return true;
    }
  }
}

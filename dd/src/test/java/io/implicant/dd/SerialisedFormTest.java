package io.implicant.dd;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.implicant.dd.bdd.Bdd;
import io.implicant.dd.bdd.BddManager;
import io.implicant.dd.table.CorruptDiagram;
import io.implicant.dd.zdd.CubeSet;
import io.implicant.dd.zdd.CubeSets;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import java.util.zip.CRC32;
import org.junit.jupiter.api.Test;

/** The serialised form: round trips, its stability, and what happens to corrupt bytes. */
final class SerialisedFormTest {
  private static final int VARIABLES = 10;

  private static Bdd randomFunction(BddManager manager, Random random) {
    Bdd result = manager.constant(false);
    for (int i = 0; i < 12; i++) {
      Bdd cube = manager.constant(true);
      for (int k = 0; k < 4; k++) {
        cube = cube.and(manager.literal(random.nextInt(VARIABLES), random.nextBoolean()));
      }
      result = result.xor(cube);
    }
    return result;
  }

  @Test
  void functionsComeBackInAnyOrderOfVariables() throws CorruptDiagram {
    Random random = new Random(41);
    for (int round = 0; round < 50; round++) {
      BddManager manager = BddManager.create(VARIABLES);
      List<Bdd> functions =
          List.of(
              randomFunction(manager, random),
              randomFunction(manager, random).not(),
              manager.constant(round % 2 == 0));
      byte[] bytes = manager.save(functions);
      assertEquals(functions, manager.load(bytes), "round " + round);
      BddManager other = BddManager.inOrder(9, 0, 8, 1, 7, 2, 6, 3, 5, 4);
      List<Bdd> there = other.load(bytes);
      assertEquals(functions, manager.load(other.save(there)), "round " + round);
    }
  }

  @Test
  void setsOfCubesComeBackInAnyOrderOfVariables() throws CorruptDiagram {
    Random random = new Random(42);
    for (int round = 0; round < 50; round++) {
      BddManager manager = BddManager.create(VARIABLES);
      CubeSets sets = CubeSets.over(manager);
      CubeSet primes = sets.primesOf(randomFunction(manager, random));
      byte[] bytes = sets.save(List.of(primes, sets.empty()));
      assertEquals(List.of(primes, sets.empty()), sets.load(bytes));
      CubeSets others = CubeSets.over(BddManager.inOrder(9, 0, 8, 1, 7, 2, 6, 3, 5, 4));
      CubeSet there = others.load(bytes).get(0);
      assertEquals(primes.count(), there.count());
      assertEquals(List.of(primes), sets.load(others.save(List.of(there))));
    }
  }

  @Test
  void theFormOfVersionOneNeverChanges() throws CorruptDiagram {
    BddManager manager = BddManager.create(3);
    Bdd f = manager.variable(0).and(manager.variable(2)).not();
    byte[] bytes = HexFormat.of().parseHex("49444442010000000c0200020201030200050201055964fdf2");
    assertEquals(List.of(f), manager.load(bytes));
    assertArrayEquals(bytes, manager.save(List.of(f)));
    CubeSets sets = CubeSets.over(manager);
    CubeSet primes = sets.primesOf(f);
    bytes = HexFormat.of().parseHex("4944445a010000000c02010502010201000102010305268027");
    assertEquals(List.of(primes), sets.load(bytes));
    assertArrayEquals(bytes, sets.save(List.of(primes)));
  }

  @Test
  void everyChangedByteIsNoticed() {
    BddManager manager = BddManager.create(VARIABLES);
    byte[] bytes = manager.save(List.of(randomFunction(manager, new Random(43))));
    for (int i = 0; i < bytes.length; i++) {
      for (int bit = 0; bit < 8; bit++) {
        byte[] changed = bytes.clone();
        changed[i] ^= (byte) (1 << bit);
        assertThrows(CorruptDiagram.class, () -> manager.load(changed), "byte " + i);
      }
    }
  }

  @Test
  void everyTruncationAndExtensionIsNoticed() {
    BddManager manager = BddManager.create(VARIABLES);
    byte[] bytes = manager.save(List.of(randomFunction(manager, new Random(44))));
    for (int length = 0; length < bytes.length; length++) {
      byte[] cut = Arrays.copyOf(bytes, length);
      assertThrows(CorruptDiagram.class, () -> manager.load(cut), "length " + length);
    }
    byte[] longer = Arrays.copyOf(bytes, bytes.length + 1);
    assertThrows(CorruptDiagram.class, () -> manager.load(longer));
  }

  @Test
  void setsAreNotTakenForFunctions() {
    BddManager manager = BddManager.create(VARIABLES);
    CubeSets sets = CubeSets.over(manager);
    byte[] bytes = sets.save(List.of(sets.pathsOf(manager.variable(0))));
    CorruptDiagram error = assertThrows(CorruptDiagram.class, () -> manager.load(bytes));
    assertEquals(3, error.offset());
    assertTrue(error.getMessage().contains("kind 'Z'"), error.getMessage());
  }

  /** Random bodies under a right checksum: either refused or some well-formed diagram. */
  @Test
  void bodiesWithARightChecksumAreReadSafely() {
    BddManager manager = BddManager.create(VARIABLES);
    CubeSets sets = CubeSets.over(manager);
    byte[] function = manager.save(List.of(randomFunction(manager, new Random(45))));
    byte[] set = sets.save(List.of(sets.primesOf(randomFunction(manager, new Random(46)))));
    Random random = new Random(47);
    int accepted = 0;
    for (int round = 0; round < 20_000; round++) {
      byte[] bytes = resealed(round % 2 == 0 ? function : set, random);
      try {
        if (round % 2 == 0) {
          manager.load(bytes).forEach(f -> manager.collect());
        } else {
          sets.load(bytes).forEach(s -> s.toBdd());
        }
        accepted++;
      } catch (CorruptDiagram | IllegalArgumentException e) {
        assertTrue(e.getMessage() != null, "seed 47, round " + round);
      }
    }
    assertTrue(accepted < 20_000);
  }

  private static byte[] resealed(byte[] original, Random random) {
    byte[] bytes = original.clone();
    int changes = 1 + random.nextInt(3);
    for (int i = 0; i < changes; i++) {
      bytes[9 + random.nextInt(bytes.length - 13)] = (byte) random.nextInt(256);
    }
    CRC32 crc = new CRC32();
    crc.update(bytes, 0, bytes.length - 4);
    ByteBuffer.wrap(bytes).putInt(bytes.length - 4, (int) crc.getValue());
    return bytes;
  }
}

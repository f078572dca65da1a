package io.implicant.cfront;

import io.implicant.cfront.CType.IntegerType;

/** How many bits the integer types have. */
public record DataModel(
    int charBits, int shortBits, int intBits, int longBits, int longLongBits, int pointerBits) {
  /** Most 64-bit machines. */
  public static final DataModel LP64 = new DataModel(8, 16, 32, 64, 64, 64);

  /** 32-bit machines. */
  public static final DataModel ILP32 = new DataModel(8, 16, 32, 32, 64, 32);

  public DataModel {
    if (charBits < 2
        || shortBits < charBits
        || intBits < shortBits
        || longBits < intBits
        || longLongBits < longBits
        || longLongBits > 64) {
      throw new IllegalArgumentException("widths of integer types: 2 <= char <= ... <= 64");
    }
  }

  /**
   * A machine whose int has that many bits, at most 32. Narrower types are cut to fit; long has 32
   * bits if int has fewer, else 64.
   */
  public static DataModel ofIntBits(int bits) {
    int longBits = bits < 32 ? 32 : 64;
    return new DataModel(Math.min(8, bits), Math.min(16, bits), bits, longBits, longBits, longBits);
  }

  public IntegerType type(IntegerKind kind) {
    int bits =
        switch (kind) {
          case BOOL -> 1;
          case CHAR, SIGNED_CHAR, UNSIGNED_CHAR -> charBits;
          case SHORT, UNSIGNED_SHORT -> shortBits;
          case INT, UNSIGNED_INT -> intBits;
          case LONG, UNSIGNED_LONG -> longBits;
          case LONG_LONG, UNSIGNED_LONG_LONG -> longLongBits;
        };
    return new IntegerType(kind, bits);
  }

  /** The type of {@code sizeof}. */
  public IntegerType sizeType() {
    return type(pointerBits <= intBits ? IntegerKind.UNSIGNED_INT : IntegerKind.UNSIGNED_LONG);
  }

  /** The type of the difference of two pointers. */
  public IntegerType differenceType() {
    return type(pointerBits <= intBits ? IntegerKind.INT : IntegerKind.LONG);
  }
}

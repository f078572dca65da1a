package io.implicant.cfront;

/** The integer types of C, without enumerations, which are represented by these. */
public enum IntegerKind {
  BOOL("_Bool", 0, false),
  CHAR("char", 1, true),
  SIGNED_CHAR("signed char", 1, true),
  UNSIGNED_CHAR("unsigned char", 1, false),
  SHORT("short", 2, true),
  UNSIGNED_SHORT("unsigned short", 2, false),
  INT("int", 3, true),
  UNSIGNED_INT("unsigned int", 3, false),
  LONG("long", 4, true),
  UNSIGNED_LONG("unsigned long", 4, false),
  LONG_LONG("long long", 5, true),
  UNSIGNED_LONG_LONG("unsigned long long", 5, false);

  private final String text;
  private final int rank;
  private final boolean signed;

  IntegerKind(String text, int rank, boolean signed) {
    this.text = text;
    this.rank = rank;
    this.signed = signed;
  }

  /** As C writes it. */
  public String text() {
    return text;
  }

  /** The conversion rank (C11 6.3.1.1). */
  public int rank() {
    return rank;
  }

  /** Whether there are negative values; plain {@code char} has some, as on most machines. */
  public boolean isSigned() {
    return signed;
  }

  /** The unsigned type of the same rank. */
  public IntegerKind unsigned() {
    return switch (this) {
      case CHAR, SIGNED_CHAR -> UNSIGNED_CHAR;
      case SHORT -> UNSIGNED_SHORT;
      case INT -> UNSIGNED_INT;
      case LONG -> UNSIGNED_LONG;
      case LONG_LONG -> UNSIGNED_LONG_LONG;
      default -> this;
    };
  }
}

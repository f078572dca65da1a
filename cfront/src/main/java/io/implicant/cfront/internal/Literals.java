package io.implicant.cfront.internal;

import io.implicant.cfront.CSourceException;
import io.implicant.cfront.CType.ArrayType;
import io.implicant.cfront.CType.FloatingType;
import io.implicant.cfront.CType.IntegerType;
import io.implicant.cfront.CType.PointerType;
import io.implicant.cfront.DataModel;
import io.implicant.cfront.Expression;
import io.implicant.cfront.Expression.FloatingLiteral;
import io.implicant.cfront.Expression.IntegerLiteral;
import io.implicant.cfront.Expression.StringLiteral;
import io.implicant.cfront.IntegerKind;
import io.implicant.cfront.Position;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.cdt.core.dom.ast.IASTLiteralExpression;

/** Numbers, characters and strings (C11 6.4.4, 6.4.5). */
final class Literals {
  private static final Pattern INTEGER =
      Pattern.compile("(0[xX][0-9a-fA-F]+|0[bB][01]+|[0-9]+)([uUlL]*)");
  private static final Pattern CHARACTER = Pattern.compile("'(.*)'", Pattern.DOTALL);
  private static final Pattern STRING = Pattern.compile("\"(.*)\"", Pattern.DOTALL);
  private static final Pattern UNIT =
      Pattern.compile("\\\\x([0-9a-fA-F]+)|\\\\([0-7]{1,3})|\\\\(.)|([^\\\\])", Pattern.DOTALL);
  private static final String ESCAPES = "abfnrtv\\'\"?e";
  private static final int[] ESCAPED = {7, 8, 12, 10, 13, 9, 11, '\\', '\'', '"', '?', 27};

  private final Source source;
  private final DataModel dataModel;

  Literals(Source source, DataModel dataModel) {
    this.source = source;
    this.dataModel = dataModel;
  }

  Expression literal(IASTLiteralExpression e) throws CSourceException {
    String text = String.valueOf(e.getValue());
    Position position = source.position(e);
    return switch (e.getKind()) {
      case IASTLiteralExpression.lk_integer_constant -> integer(e, text, position);
      case IASTLiteralExpression.lk_float_constant -> floating(text, position);
      case IASTLiteralExpression.lk_char_constant -> character(e, text, position);
      case IASTLiteralExpression.lk_string_literal ->
          new StringLiteral(text, new PointerType(dataModel.type(IntegerKind.CHAR)), position);
      default -> throw source.unsupported(e, "'" + text + "'");
    };
  }

  private static Expression floating(String text, Position position) {
    boolean isFloat = text.toLowerCase(Locale.ROOT).endsWith("f");
    return new FloatingLiteral(
        text, new FloatingType(isFloat ? "float" : "double", isFloat ? 0 : 1), position);
  }

  private Expression character(IASTLiteralExpression e, String text, Position position)
      throws CSourceException {
    List<Integer> units = units(e, text, CHARACTER);
    if (units.size() != 1) {
      throw source.unsupported(e, "the character " + text);
    }
    BigInteger value = BigInteger.valueOf(units.get(0));
    return new IntegerLiteral(value, dataModel.type(IntegerKind.INT), position);
  }

  private Expression integer(IASTLiteralExpression e, String text, Position position)
      throws CSourceException {
    Matcher matcher = INTEGER.matcher(text);
    if (!matcher.matches()) {
      throw source.wrong(e, "expected a number, found '" + text + "'");
    }
    String digits = matcher.group(1).toLowerCase(Locale.ROOT);
    BigInteger value;
    boolean decimal = false;
    try {
      if (digits.startsWith("0x")) {
        value = new BigInteger(digits.substring(2), 16);
      } else if (digits.startsWith("0b")) {
        value = new BigInteger(digits.substring(2), 2);
      } else {
        decimal = !digits.startsWith("0");
        value = new BigInteger(digits, decimal ? 10 : 8);
      }
    } catch (NumberFormatException wrong) {
      throw source.wrong(e, "expected a number, found '" + text + "'");
    }
    String suffix = matcher.group(2).toLowerCase(Locale.ROOT);
    return new IntegerLiteral(value, type(e, value, decimal, suffix), position);
  }

  /** The first type of the list in 6.4.4.1 that has the value. */
  private IntegerType type(
      IASTLiteralExpression e, BigInteger value, boolean decimal, String suffix)
      throws CSourceException {
    boolean unsigned = suffix.contains("u");
    long longs = suffix.chars().filter(c -> c == 'l').count();
    List<IntegerKind> kinds = List.of(IntegerKind.INT, IntegerKind.LONG, IntegerKind.LONG_LONG);
    for (IntegerKind kind : kinds.subList((int) Math.min(longs, 2), kinds.size())) {
      IntegerType type = dataModel.type(unsigned ? kind.unsigned() : kind);
      if (type.has(value)) {
        return type;
      }
      IntegerType other = dataModel.type(kind.unsigned());
      if (!unsigned && !decimal && other.has(value)) {
        return other;
      }
    }
    throw source.unsupported(e, "a number of more than 64 bits");
  }

  /** The characters of a string, with a zero at the end. */
  List<Integer> characters(IASTLiteralExpression e) throws CSourceException {
    List<Integer> units = units(e, String.valueOf(e.getValue()), STRING);
    units.add(0);
    return units;
  }

  /** The type of the array that a string is. */
  ArrayType arrayType(IASTLiteralExpression e) throws CSourceException {
    return new ArrayType(dataModel.type(IntegerKind.CHAR), characters(e).size());
  }

  private List<Integer> units(IASTLiteralExpression e, String text, Pattern quoted)
      throws CSourceException {
    Matcher outer = quoted.matcher(text);
    if (!outer.matches()) {
      throw source.unsupported(e, "the literal " + text);
    }
    List<Integer> units = new ArrayList<>();
    Matcher unit = UNIT.matcher(outer.group(1));
    while (unit.find()) {
      int value = unit(unit);
      if (value < 0 || value > 127) {
        throw source.unsupported(e, "a character beyond ASCII");
      }
      units.add(value);
    }
    return units;
  }

  private static int unit(Matcher unit) {
    if (unit.group(1) != null) {
      return unit.group(1).length() > 4 ? -1 : Integer.parseInt(unit.group(1), 16);
    } else if (unit.group(2) != null) {
      return Integer.parseInt(unit.group(2), 8);
    } else if (unit.group(3) != null) {
      int escape = ESCAPES.indexOf(unit.group(3).charAt(0));
      return escape < 0 ? -1 : ESCAPED[escape];
    }
    return unit.group(4).charAt(0);
  }
}

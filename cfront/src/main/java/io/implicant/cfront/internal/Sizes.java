package io.implicant.cfront.internal;

import io.implicant.cfront.CSourceException;
import io.implicant.cfront.CType;
import io.implicant.cfront.CType.ArrayType;
import io.implicant.cfront.CType.IntegerType;
import io.implicant.cfront.CType.PointerType;
import io.implicant.cfront.DataModel;
import io.implicant.cfront.IntegerKind;
import java.math.BigInteger;
import org.eclipse.cdt.core.dom.ast.IASTNode;

/** What {@code sizeof} gives; layouts of structures are not represented. */
final class Sizes {
  private final Source source;
  private final DataModel dataModel;

  Sizes(Source source, DataModel dataModel) {
    this.source = source;
    this.dataModel = dataModel;
  }

  BigInteger bytes(IASTNode node, CType type) throws CSourceException {
    BigInteger count = BigInteger.ONE;
    CType element = type;
    while (element instanceof ArrayType array && array.length() >= 0) {
      count = count.multiply(BigInteger.valueOf(array.length()));
      element = array.element();
    }
    int bits = 0;
    if (element instanceof IntegerType integer) {
      bits = integer.kind() == IntegerKind.BOOL ? dataModel.charBits() : integer.bits();
    } else if (element instanceof PointerType) {
      bits = dataModel.pointerBits();
    }
    if (bits == 0 || bits % dataModel.charBits() != 0) {
      throw source.unsupported(node, "the size of " + type);
    }
    return count.multiply(BigInteger.valueOf(bits / dataModel.charBits()));
  }
}

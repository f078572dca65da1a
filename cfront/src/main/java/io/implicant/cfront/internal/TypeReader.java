package io.implicant.cfront.internal;

import io.implicant.cfront.CSourceException;
import io.implicant.cfront.CType;
import io.implicant.cfront.CType.ArrayType;
import io.implicant.cfront.CType.FloatingType;
import io.implicant.cfront.CType.FunctionType;
import io.implicant.cfront.CType.PointerType;
import io.implicant.cfront.CType.StructureType;
import io.implicant.cfront.CType.VoidType;
import io.implicant.cfront.IntegerKind;
import io.implicant.cfront.Program.Member;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.eclipse.cdt.core.dom.ast.IASTArrayDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTArrayModifier;
import org.eclipse.cdt.core.dom.ast.IASTAttribute;
import org.eclipse.cdt.core.dom.ast.IASTAttributeOwner;
import org.eclipse.cdt.core.dom.ast.IASTCompositeTypeSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTDeclSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTDeclaration;
import org.eclipse.cdt.core.dom.ast.IASTDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTElaboratedTypeSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTEnumerationSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTFieldDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTFunctionDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTNamedTypeSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.eclipse.cdt.core.dom.ast.IASTParameterDeclaration;
import org.eclipse.cdt.core.dom.ast.IASTPointerOperator;
import org.eclipse.cdt.core.dom.ast.IASTSimpleDeclSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTSimpleDeclaration;
import org.eclipse.cdt.core.dom.ast.IASTStandardFunctionDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTTypeId;
import org.eclipse.cdt.core.dom.ast.c.ICASTArrayModifier;

/** Types from specifiers and declarators. Structures and enumerations are declared on the way. */
final class TypeReader {
  /** Attributes that change a type; the others matter to optimizers and linkers. */
  private static final Set<String> CHANGING = Set.of("mode", "vector_size", "packed", "aligned");

  private final UnitReader unit;
  private final Set<String> tags = new HashSet<>();

  TypeReader(UnitReader unit) {
    this.unit = unit;
  }

  CType type(IASTTypeId id) throws CSourceException {
    return type(specified(id.getDeclSpecifier()), id.getAbstractDeclarator());
  }

  /** The innermost declarator, which has the name. */
  static IASTDeclarator innermost(IASTDeclarator declarator) {
    IASTDeclarator d = declarator;
    while (d.getNestedDeclarator() != null) {
      d = d.getNestedDeclarator();
    }
    return d;
  }

  static String name(IASTDeclarator declarator) {
    return innermost(declarator).getName().toString();
  }

  /** The type that the declarator makes of the specified one. */
  CType type(CType specified, IASTDeclarator declarator) throws CSourceException {
    CType type = specified;
    for (IASTDeclarator d = declarator; d != null; d = d.getNestedDeclarator()) {
      refuseAttributes(d);
      for (IASTPointerOperator operator : d.getPointerOperators()) {
        refuseAttributes(operator);
        type = new PointerType(type);
      }
      if (d instanceof IASTArrayDeclarator array) {
        type = array(type, array);
      } else if (d instanceof IASTFieldDeclarator) {
        throw unit.source().unsupported(d, "a bit-field");
      } else if (d instanceof IASTFunctionDeclarator function) {
        type = function(type, function);
      }
    }
    return type;
  }

  private CType array(CType element, IASTArrayDeclarator declarator) throws CSourceException {
    CType type = element;
    IASTArrayModifier[] modifiers = declarator.getArrayModifiers();
    for (int i = modifiers.length - 1; i >= 0; i--) {
      if (modifiers[i] instanceof ICASTArrayModifier m && m.isVariableSized()) {
        throw unit.source().unsupported(m, "an array of variable length");
      }
      long length = -1;
      if (modifiers[i].getConstantExpression() != null) {
        BigInteger value = unit.constant(modifiers[i].getConstantExpression());
        if (value.signum() < 0 || value.bitLength() > 31) {
          throw unit.source().wrong(modifiers[i], "an array of length " + value);
        }
        length = value.longValueExact();
      }
      type = new ArrayType(type, length);
    }
    return type;
  }

  private FunctionType function(CType result, IASTFunctionDeclarator declarator)
      throws CSourceException {
    if (!(declarator instanceof IASTStandardFunctionDeclarator standard)) {
      throw unit.source().unsupported(declarator, "a function declared in the style of K&R");
    }
    List<CType> parameters = new ArrayList<>();
    for (IASTParameterDeclaration parameter : standard.getParameters()) {
      parameters.add(parameter(parameter));
    }
    boolean isOpen = standard.takesVarArgs() || parameters.isEmpty();
    if (parameters.equals(List.of(new VoidType()))) {
      parameters.clear();
    }
    return new FunctionType(result, parameters, isOpen);
  }

  /** An array or function as a parameter is a pointer. */
  CType parameter(IASTParameterDeclaration parameter) throws CSourceException {
    CType type = type(specified(parameter.getDeclSpecifier()), parameter.getDeclarator());
    if (type instanceof ArrayType array) {
      return new PointerType(array.element());
    }
    return type instanceof FunctionType ? new PointerType(type) : type;
  }

  CType specified(IASTDeclSpecifier specifier) throws CSourceException {
    refuseAttributes(specifier);
    if (specifier.isVolatile()) {
      throw unit.source().unsupported(specifier, "volatile");
    } else if (specifier instanceof IASTSimpleDeclSpecifier simple) {
      return simple(simple);
    } else if (specifier instanceof IASTNamedTypeSpecifier named) {
      Optional<Scope.Symbol> symbol = unit.scope().find(named.getName().toString());
      if (symbol.isPresent() && symbol.get() instanceof Scope.OfType type) {
        return type.type();
      }
      throw unit.source().wrong(named, "expected a type, found '" + named.getName() + "'");
    } else if (specifier instanceof IASTEnumerationSpecifier enumeration) {
      return enumeration(enumeration);
    } else if (specifier instanceof IASTCompositeTypeSpecifier composite) {
      return composite(composite);
    } else if (specifier instanceof IASTElaboratedTypeSpecifier elaborated) {
      return elaborated(elaborated);
    }
    throw unit.source().unsupported(specifier, "the type '" + specifier.getRawSignature() + "'");
  }

  private CType simple(IASTSimpleDeclSpecifier s) throws CSourceException {
    if (s.isComplex() || s.isImaginary() || s.getDeclTypeExpression() != null) {
      throw unit.source().unsupported(s, "the type '" + s.getRawSignature() + "'");
    }
    return switch (s.getType()) {
      case IASTSimpleDeclSpecifier.t_void -> new VoidType();
      case IASTSimpleDeclSpecifier.t_bool -> unit.dataModel().type(IntegerKind.BOOL);
      case IASTSimpleDeclSpecifier.t_float -> new FloatingType("float", 0);
      case IASTSimpleDeclSpecifier.t_double ->
          s.isLong() ? new FloatingType("long double", 2) : new FloatingType("double", 1);
      case IASTSimpleDeclSpecifier.t_char ->
          unit.dataModel()
              .type(
                  s.isUnsigned()
                      ? IntegerKind.UNSIGNED_CHAR
                      : s.isSigned() ? IntegerKind.SIGNED_CHAR : IntegerKind.CHAR);
      case IASTSimpleDeclSpecifier.t_int, IASTSimpleDeclSpecifier.t_unspecified -> integer(s);
      default -> throw unit.source().unsupported(s, "the type '" + s.getRawSignature() + "'");
    };
  }

  private CType integer(IASTSimpleDeclSpecifier s) {
    IntegerKind kind = IntegerKind.INT;
    if (s.isShort()) {
      kind = IntegerKind.SHORT;
    } else if (s.isLongLong()) {
      kind = IntegerKind.LONG_LONG;
    } else if (s.isLong()) {
      kind = IntegerKind.LONG;
    }
    return unit.dataModel().type(s.isUnsigned() ? kind.unsigned() : kind);
  }

  /** As gcc does: unsigned int, or int if there is a negative constant. */
  private CType enumeration(IASTEnumerationSpecifier specifier) throws CSourceException {
    BigInteger next = BigInteger.ZERO;
    boolean negative = false;
    for (IASTEnumerationSpecifier.IASTEnumerator e : specifier.getEnumerators()) {
      BigInteger value = e.getValue() == null ? next : unit.constant(e.getValue());
      if (!unit.dataModel().type(IntegerKind.INT).has(value)) {
        throw unit.source().unsupported(e, "a constant outside the range of int");
      }
      unit.scope().declare(e.getName().toString(), new Scope.OfConstant(value));
      negative |= value.signum() < 0;
      next = value.add(BigInteger.ONE);
    }
    CType type = unit.dataModel().type(negative ? IntegerKind.INT : IntegerKind.UNSIGNED_INT);
    unit.scope().declareTag(specifier.getName().toString(), type);
    return type;
  }

  private CType composite(IASTCompositeTypeSpecifier specifier) throws CSourceException {
    boolean isUnion = specifier.getKey() == IASTCompositeTypeSpecifier.k_union;
    String tag = specifier.getName().toString();
    Optional<CType> known = tag.isEmpty() ? Optional.empty() : unit.scope().findTagHere(tag);
    StructureType type =
        known
            .filter(t -> t instanceof StructureType s && s.isUnion() == isUnion)
            .map(t -> (StructureType) t)
            .orElseGet(() -> declareStructure(tag, isUnion));
    if (unit.structures().containsKey(type)) {
      throw unit.source().wrong(specifier, type + " is defined twice");
    }
    List<Member> members = new ArrayList<>();
    for (IASTDeclaration declaration : specifier.getMembers()) {
      members.addAll(members(declaration));
    }
    unit.structures().put(type, members);
    return type;
  }

  private StructureType declareStructure(String tag, boolean isUnion) {
    String base = tag.isEmpty() ? "anonymous" : tag;
    String unique = base;
    for (int i = 2; !tags.add(unique); i++) {
      unique = base + "_" + i;
    }
    StructureType type = new StructureType(unique, isUnion);
    if (!tag.isEmpty()) {
      unit.scope().declareTag(tag, type);
    }
    return type;
  }

  private List<Member> members(IASTDeclaration declaration) throws CSourceException {
    if (!(declaration instanceof IASTSimpleDeclaration simple)) {
      throw unit.source().unsupported(declaration, "this member");
    }
    CType specified = specified(simple.getDeclSpecifier());
    if (simple.getDeclarators().length == 0) {
      throw unit.source().unsupported(declaration, "a member without a name");
    }
    List<Member> members = new ArrayList<>();
    for (IASTDeclarator declarator : simple.getDeclarators()) {
      CType type = type(specified, declarator);
      members.add(new Member(name(declarator), type, unit.source().position(declarator)));
    }
    return members;
  }

  private CType elaborated(IASTElaboratedTypeSpecifier specifier) throws CSourceException {
    String tag = specifier.getName().toString();
    Optional<CType> known = unit.scope().findTag(tag);
    if (known.isPresent()) {
      return known.get();
    }
    return switch (specifier.getKind()) {
      case IASTElaboratedTypeSpecifier.k_struct -> declareStructure(tag, false);
      case IASTElaboratedTypeSpecifier.k_union -> declareStructure(tag, true);
      default -> throw unit.source().wrong(specifier, "'" + tag + "' is not declared");
    };
  }

  private void refuseAttributes(IASTNode node) throws CSourceException {
    if (node instanceof IASTAttributeOwner owner) {
      for (IASTAttribute attribute : owner.getAttributes()) {
        String name = String.valueOf(attribute.getName()).replaceAll("^__|__$", "");
        if (CHANGING.contains(name)) {
          throw unit.source().unsupported(attribute, "the attribute " + name);
        }
      }
    }
  }
}

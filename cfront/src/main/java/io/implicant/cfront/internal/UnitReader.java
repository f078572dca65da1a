package io.implicant.cfront.internal;

import io.implicant.cfront.CSourceException;
import io.implicant.cfront.CType;
import io.implicant.cfront.CType.ArrayType;
import io.implicant.cfront.CType.FunctionType;
import io.implicant.cfront.CType.IntegerType;
import io.implicant.cfront.CType.StructureType;
import io.implicant.cfront.DataModel;
import io.implicant.cfront.Expression;
import io.implicant.cfront.Expression.IntegerLiteral;
import io.implicant.cfront.Expression.LValue;
import io.implicant.cfront.Expression.VariableUse;
import io.implicant.cfront.IntegerKind;
import io.implicant.cfront.Position;
import io.implicant.cfront.Program;
import io.implicant.cfront.Program.Function;
import io.implicant.cfront.Program.Global;
import io.implicant.cfront.Program.InitialValue;
import io.implicant.cfront.Program.Member;
import io.implicant.cfront.Variable;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.cdt.core.dom.ast.IASTDeclSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTDeclaration;
import org.eclipse.cdt.core.dom.ast.IASTDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTFunctionDefinition;
import org.eclipse.cdt.core.dom.ast.IASTInitializer;
import org.eclipse.cdt.core.dom.ast.IASTParameterDeclaration;
import org.eclipse.cdt.core.dom.ast.IASTSimpleDeclaration;
import org.eclipse.cdt.core.dom.ast.IASTStandardFunctionDeclarator;

/** Declarations of a translation unit, and the parts that its other readers share. */
public final class UnitReader {
  private final Source source;
  private final DataModel dataModel;
  private final Scope scope = new Scope();
  private final Conversions conversions;
  private final Operators operators;
  private final Literals literals;
  private final Sizes sizes;
  private final TypeReader types = new TypeReader(this);
  private final Initializers initializers = new Initializers(this);
  private final Map<StructureType, List<Member>> structures = new LinkedHashMap<>();
  private final Map<String, Global> globals = new LinkedHashMap<>();
  private final Map<String, Function> functions = new LinkedHashMap<>();
  private final Map<String, FunctionType> declared = new LinkedHashMap<>();

  private UnitReader(Source source, DataModel dataModel) {
    this.source = source;
    this.dataModel = dataModel;
    this.conversions = new Conversions(dataModel);
    this.operators = new Operators(source, dataModel, conversions);
    this.literals = new Literals(source, dataModel);
    this.sizes = new Sizes(source, dataModel);
  }

  public static Program read(Parsing.Tree tree, DataModel dataModel) throws CSourceException {
    UnitReader reader = new UnitReader(tree.source(), dataModel);
    for (IASTDeclaration declaration : tree.unit().getDeclarations()) {
      reader.global(declaration);
    }
    reader.declared.keySet().removeAll(reader.functions.keySet());
    return new Program(
        tree.source().file(),
        dataModel,
        reader.structures,
        new ArrayList<>(reader.globals.values()),
        new ArrayList<>(reader.functions.values()),
        reader.declared,
        tree.pragmas());
  }

  Source source() {
    return source;
  }

  DataModel dataModel() {
    return dataModel;
  }

  Scope scope() {
    return scope;
  }

  Conversions conversions() {
    return conversions;
  }

  Operators operators() {
    return operators;
  }

  Literals literals() {
    return literals;
  }

  Sizes sizes() {
    return sizes;
  }

  Initializers initializers() {
    return initializers;
  }

  /** Adds a variable of static duration. */
  void add(Global global) {
    globals.put(global.variable().name(), global);
  }

  TypeReader types() {
    return types;
  }

  Map<StructureType, List<Member>> structures() {
    return structures;
  }

  /** The value of an integer constant expression. */
  BigInteger constant(IASTExpression e) throws CSourceException {
    BigInteger value = Folding.value(new ExpressionReader(this, null).value(e));
    if (value == null) {
      throw source.wrong(e, "expected an integer constant");
    }
    return value;
  }

  /** A case constant, converted to the type of the switch. */
  IntegerLiteral literal(IASTExpression e, BigInteger value, IntegerType type)
      throws CSourceException {
    BigInteger converted =
        type.isSigned() ? value : value.mod(BigInteger.ONE.shiftLeft(type.bits()));
    if (!type.has(converted)) {
      throw source.unsupported(e, "a constant outside the range of " + type);
    }
    return new IntegerLiteral(converted, type, source.position(e));
  }

  private void global(IASTDeclaration declaration) throws CSourceException {
    if (declaration instanceof IASTFunctionDefinition definition) {
      function(definition);
    } else if (declaration instanceof IASTSimpleDeclaration simple) {
      CType specified = types.specified(simple.getDeclSpecifier());
      for (IASTDeclarator declarator : simple.getDeclarators()) {
        CType type = types.type(specified, declarator);
        if (!declareOther(simple, declarator, type)) {
          globalVariable(simple, declarator, type);
        }
      }
    } else {
      throw source.unsupported(declaration, "this declaration");
    }
  }

  /** Declares a type name or a function; false if it is a variable. */
  boolean declareOther(IASTSimpleDeclaration simple, IASTDeclarator declarator, CType type)
      throws CSourceException {
    String name = TypeReader.name(declarator);
    if (simple.getDeclSpecifier().getStorageClass() == IASTDeclSpecifier.sc_typedef) {
      scope.declare(name, new Scope.OfType(type));
      return true;
    } else if (type instanceof FunctionType function) {
      if (scope.findGlobal(name).isEmpty()) {
        declared.put(name, function);
      } else if (!(scope.findGlobal(name).get() instanceof Scope.OfFunction)) {
        throw source.wrong(declarator, "'" + name + "' is no function");
      } else if (function.isOpen() && function.parameters().isEmpty()) {
        return true; // tells nothing new
      }
      scope.declareGlobally(name, new Scope.OfFunction(name, function));
      return true;
    } else if (type instanceof CType.VoidType) {
      throw source.wrong(declarator, "a variable of type void");
    }
    return false;
  }

  /** A call declares its function if nothing else did, as in C90, which old programs rely on. */
  void declareCalled(String name) {
    if (scope.find(name).isEmpty()) {
      FunctionType type = new FunctionType(dataModel.type(IntegerKind.INT), List.of(), true);
      declared.put(name, type);
      scope.declareGlobally(name, new Scope.OfFunction(name, type));
    }
  }

  /** Declares a variable of the unit, wherever the declaration stands. */
  void globalVariable(IASTSimpleDeclaration simple, IASTDeclarator declarator, CType declaredType)
      throws CSourceException {
    IASTInitializer initializer = TypeReader.innermost(declarator).getInitializer();
    CType type =
        initializer == null ? declaredType : initializers.complete(declaredType, initializer);
    String name = TypeReader.name(declarator);
    Global before = globals.get(name);
    if (before != null && type instanceof ArrayType array && array.length() < 0) {
      type = before.variable().type();
    }
    Variable variable = new Variable(name, name, "", type, source.position(declarator));
    scope.declareGlobally(name, new Scope.OfVariable(variable));
    boolean isExtern = simple.getDeclSpecifier().getStorageClass() == IASTDeclSpecifier.sc_extern;
    boolean isDefined = !isExtern || initializer != null || (before != null && before.isDefined());
    List<InitialValue> values = before == null ? List.of() : before.values();
    if (initializer != null) {
      values = constants(variable, initializer);
    }
    globals.put(name, new Global(variable, isDefined, values));
  }

  /** The values that an initializer of static duration says. */
  List<InitialValue> constants(Variable variable, IASTInitializer initializer)
      throws CSourceException {
    ExpressionReader reader = new ExpressionReader(this, null);
    List<InitialValue> values = new ArrayList<>();
    initializers.each(
        new VariableUse(variable, variable.position()),
        Initializers.clause(initializer),
        false,
        initializer,
        new Initializers.Sink() {
          @Override
          public void expression(LValue place, IASTExpression e) throws CSourceException {
            Expression value = conversions.convert(reader.value(e), place.type());
            BigInteger folded = Folding.value(value);
            if (folded != null && place.type() instanceof IntegerType type) {
              value = new IntegerLiteral(folded, type, source.position(e));
            }
            values.add(new InitialValue(place, value));
          }

          @Override
          public void number(LValue place, Expression value) {
            values.add(new InitialValue(place, value));
          }
        });
    return values;
  }

  private void function(IASTFunctionDefinition definition) throws CSourceException {
    IASTDeclarator declarator = definition.getDeclarator();
    CType type = types.type(types.specified(definition.getDeclSpecifier()), declarator);
    String name = TypeReader.name(declarator);
    if (!(type instanceof FunctionType function)
        || !(declarator instanceof IASTStandardFunctionDeclarator standard)) {
      throw source.unsupported(declarator, "a function declared in this way");
    } else if (functions.containsKey(name)) {
      throw source.wrong(declarator, "'" + name + "' is defined twice");
    }
    if (function.parameters().isEmpty()) {
      function = new FunctionType(function.result(), List.of(), false);
    }
    scope.declareGlobally(name, new Scope.OfFunction(name, function));
    scope.enter();
    Body body = Body.of(name, function.result(), globals.keySet());
    List<Variable> parameters = new ArrayList<>();
    for (int i = 0; i < function.parameters().size(); i++) {
      IASTParameterDeclaration parameter = standard.getParameters()[i];
      String given = TypeReader.name(parameter.getDeclarator());
      Position position = source.position(parameter);
      parameters.add(body.parameter(given, function.parameters().get(i), position));
      scope.declare(given, new Scope.OfVariable(parameters.get(i)));
    }
    new StatementReader(this, body).read(definition.getBody());
    scope.leave();
    for (var label : body.labels().entrySet()) {
      if (!label.getValue().isPlaced()) {
        throw source.wrong(declarator, "there is no label '" + label.getKey() + "'");
      }
    }
    var graph = body.graph().finish(body.labels(), body.exit());
    functions.put(
        name,
        new Function(
            name, function, parameters, body.locals(), graph, source.position(declarator)));
  }
}

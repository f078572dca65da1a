package io.implicant.checker.software;

import io.implicant.cfront.CType;
import io.implicant.cfront.CType.ArrayType;
import io.implicant.cfront.CType.IntegerType;
import io.implicant.cfront.Program;
import io.implicant.cfront.Program.Global;
import io.implicant.cfront.Variable;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/** The integers of global scope, as C writes them, and their cells in the model. */
final class CVariables {
  private CVariables() {}

  static Map<String, String> of(Translation translation) {
    Program program = translation.program();
    Map<String, String> names = new HashMap<>();
    translation.code().locations().forEach(l -> names.put(l.source(), l.name()));
    Set<Variable> taken = AddressesTaken.in(program.functions(), program.globals());
    Map<CType, Integer> bases = new HashMap<>();
    Map<String, String> cells = new LinkedHashMap<>();
    for (Global global : program.globals()) {
      Variable v = global.variable();
      CType element = v.type() instanceof ArrayType array ? array.element() : v.type();
      long length = v.type() instanceof ArrayType array ? array.length() : 0;
      String home = "mem_" + element.toString().replace(' ', '_').replace("*", "_p");
      int base = bases.getOrDefault(element, 0);
      if (taken.contains(v)) {
        bases.put(element, base + (int) Math.max(1, length));
      }
      if (!(element instanceof IntegerType)) {
        continue;
      }
      for (int i = 0; i < Math.max(1, length); i++) {
        String c = length == 0 ? v.name() : v.name() + "[" + i + "]";
        String own = names.getOrDefault(v.name(), "") + c.substring(v.name().length());
        cells.put(c, taken.contains(v) ? home + "[" + (base + i) + "]" : own);
      }
    }
    return cells;
  }
}

/** Implicant for users who hold JavaSMT formulas; {@link FormulaTranslator} is the way in. */
package io.implicant.javasmt;

package io.implicant.logic.text;

import static org.junit.jupiter.api.Assertions.assertSame;

import io.implicant.logic.Formula;
import io.implicant.logic.InfixPrinter;
import io.implicant.logic.Sort;
import io.implicant.logic.Symbol;
import io.implicant.logic.Term;
import io.implicant.logic.Terms;
import io.implicant.logic.text.InfixReader.Source;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class InfixRoundTripTest {
  private final Terms terms = new Terms();
  private final InfixReader reader = new InfixReader(terms);
  private final Sort uninterpreted = terms.sort("U");
  private final List<Symbol> symbols = new ArrayList<>();

  @ParameterizedTest(name = "seed {0}")
  @ValueSource(longs = {1, 2, 3, 4})
  void whatIsPrintedReadsBackToTheSameFormula(long seed) throws InputException {
    declareSymbols();
    Random random = new Random(seed);
    for (int i = 0; i < 5_000; i++) {
      Formula formula = (Formula) term(random, Sort.BOOL, 1 + random.nextInt(5));
      String text = InfixPrinter.print(formula, Integer.MAX_VALUE - 8);
      Formula again = reader.read(new Source("seed " + seed + ", formula " + i, text));
      assertSame(formula, again, text);
    }
  }

  private void declareSymbols() {
    for (Sort sort : List.of(Sort.BOOL, Sort.INT, Sort.REAL, uninterpreted)) {
      String mark = sort.toString().substring(0, 1);
      symbols.add(terms.symbol("a" + mark, List.of(), sort));
      symbols.add(terms.symbol("a name in " + mark, List.of(), sort));
      symbols.add(terms.symbol("f" + mark, List.of(sort), sort));
      symbols.add(terms.symbol("g" + mark, List.of(Sort.INT, Sort.BOOL), sort));
    }
    symbols.add(terms.symbol("true", List.of(uninterpreted), Sort.BOOL));
    symbols.forEach(reader::declare);
  }

  private Term term(Random random, Sort sort, int depth) {
    int choice = depth == 0 ? 0 : random.nextInt(8);
    if (choice < 3) {
      return application(random, sort, depth);
    } else if (choice == 3) {
      Formula condition = (Formula) term(random, Sort.BOOL, depth - 1);
      return terms.ite(condition, term(random, sort, depth - 1), term(random, sort, depth - 1));
    } else if (sort.isBool()) {
      return connective(random, depth);
    } else if (sort.isNumeric()) {
      return sum(random, sort, depth);
    }
    return application(random, sort, depth);
  }

  private Term application(Random random, Sort sort, int depth) {
    List<Symbol> fitting =
        symbols.stream()
            .filter(symbol -> symbol.result() == sort && (depth > 0 || symbol.arity() == 0))
            .toList();
    Symbol symbol = fitting.get(random.nextInt(fitting.size()));
    List<Term> arguments = new ArrayList<>();
    symbol.arguments().forEach(argument -> arguments.add(term(random, argument, depth - 1)));
    return terms.apply(symbol, arguments);
  }

  private Term sum(Random random, Sort sort, int depth) {
    List<Term> summands = new ArrayList<>();
    summands.add(terms.number(number(random, sort), sort));
    for (int i = random.nextInt(3); i > 0; i--) {
      summands.add(terms.multiply(number(random, sort), term(random, sort, depth - 1)));
    }
    return terms.add(summands);
  }

  private static BigFraction number(Random random, Sort sort) {
    int denominator = sort == Sort.INT ? 1 : 1 + random.nextInt(3);
    return new BigFraction(random.nextInt(7) - 3, denominator);
  }

  private Formula connective(Random random, int depth) {
    List<Sort> sorts = List.of(Sort.INT, Sort.REAL, uninterpreted, Sort.BOOL);
    Sort sort = sorts.get(random.nextInt(sorts.size()));
    Term left = term(random, sort, depth - 1);
    Term right = term(random, sort, depth - 1);
    if (sort.isNumeric() && random.nextBoolean()) {
      return random.nextBoolean() ? terms.atMost(left, right) : terms.less(left, right);
    } else if (!sort.isBool()) {
      Formula equality = terms.equal(left, right);
      return random.nextBoolean() ? equality : terms.not(equality);
    }
    Formula third = (Formula) term(random, Sort.BOOL, depth - 1);
    return switch (random.nextInt(4)) {
      case 0 -> terms.and((Formula) left, (Formula) right, third);
      case 1 -> terms.or((Formula) left, (Formula) right, third);
      case 2 -> terms.iff((Formula) left, (Formula) right);
      default -> terms.not((Formula) left);
    };
  }
}

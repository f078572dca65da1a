package io.implicant.checker.odl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.abort;

import io.implicant.checker.Seeds;
import io.implicant.checker.gal.GalModel;
import io.implicant.checker.gal.GalReader;
import io.implicant.checker.gal.Node;
import io.implicant.checker.odl.RandomOdl.Shape;
import io.implicant.checker.order.ModelOrder;
import io.implicant.checker.partition.OrStructure;
import io.implicant.checker.partition.PartitionKind;
import io.implicant.checker.search.Search;
import io.implicant.checker.search.Strategy;
import io.implicant.checker.symbolic.StateSet;
import io.implicant.checker.symbolic.StepFailure;
import io.implicant.checker.symbolic.SymbolicModel;
import io.implicant.logic.text.InputException;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The same model in ODL on binary and in GAL on data decision diagrams. */
final class GalAgreementTest {
  static LongStream seeds() {
    return Seeds.of(40);
  }

  @ParameterizedTest(name = "{0}")
  @ValueSource(strings = {"div.odl", "factorial.odl"})
  void bothEnginesCountTheStatesOfTheExamples(String file) throws InputException {
    assertAgreement(OdlModel.read(file, OdlExamples.text(file)));
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void bothEnginesCountTheStatesOfRandomModels(long seed) throws InputException {
    OdlModel model = OdlModel.read("random.odl", RandomOdl.text(seed, Shape.ANY));
    try {
      assertAgreement(model);
    } catch (StepFailure e) {
      abort("division by zero ends the search of GAL");
    }
  }

  @Test
  void divHasTheStatesThatItsExecutionsVisit() throws InputException {
    OdlModel model = OdlModel.read("div.odl", OdlExamples.text("div.odl"));
    assertEquals(new ExplicitOdl(model).reachable().size(), odlStates(model).intValueExact());
  }

  private static void assertAgreement(OdlModel model) throws InputException {
    String gal = gal(model);
    GalModel read = GalModel.read("m.gal", gal);
    SymbolicModel symbolic = new SymbolicModel(read.actions(), ModelOrder.declared(read.actions()));
    StateSet reached = symbolic.reachable(Strategy.SATURATION);
    String started = "started == " + choices(model);
    Node condition = GalReader.condition("test", started);
    StateSet running = symbolic.select(reached, read.condition(condition));
    assertEquals(running.count(), odlStates(model), () -> gal);
  }

  private static BigInteger odlStates(OdlModel model) {
    OrStructure space = OrStructure.of(model, PartitionKind.PARTIAL);
    return space.count(
        new Search<>(space, Integer.MAX_VALUE, Optional.empty()).run(Strategy.BFS).states());
  }

  private static long choices(OdlModel model) {
    return model.cells().stream().filter(c -> c.initial().isEmpty()).count();
  }

  /** GAL has one initial state, so free cells are chosen one by one before the first line. */
  private static String gal(OdlModel model) throws InputException {
    StringBuilder text = new StringBuilder("gal m {\n  int started = 0;\n");
    StringBuilder choice = new StringBuilder();
    int chosen = 0;
    for (OdlModel.Cell cell : model.cells()) {
      if (!cell.name().contains("[")) {
        declare(text, "int " + cell.name() + " = " + cell.initial().orElse(cell.low()));
      } else if (cell.name().endsWith("[0]")) {
        String name = cell.name().substring(0, cell.name().indexOf('['));
        List<String> values =
            model.cells().stream()
                .filter(c -> c.name().startsWith(name + "["))
                .map(c -> String.valueOf(c.initial().orElse(c.low())))
                .toList();
        declare(
            text,
            "array [" + values.size() + "] " + name + " = (" + String.join(", ", values) + ")");
      }
      if (cell.initial().isEmpty()) {
        for (int value = cell.low(); value <= cell.high(); value++) {
          String step = cell.name() + " = " + value + "; started += 1;";
          choice.append(transition("choose", "started == " + chosen, step));
        }
        chosen++;
      }
    }
    text.append(choice);
    Definitions definitions = new Definitions(model.file());
    for (OdlFile.Line line : model.file().lines()) {
      line(text, model, definitions, line, "started == " + chosen + " && pc == " + line.pc());
    }
    return text.append("}\n").toString();
  }

  private static void declare(StringBuilder text, String declaration) {
    text.append("  ").append(declaration).append(";\n");
  }

  private static String transition(String name, String guard, String body) {
    return "  transition " + name + " [" + guard + "] { " + body + " }\n";
  }

  /** pc is set first: no line reads it, and the right side sees all other old values. */
  private static void line(
      StringBuilder text, OdlModel model, Definitions definitions, OdlFile.Line line, String here)
      throws InputException {
    List<String> jumps;
    if (line.target() instanceof OdlFile.Jump jump) {
      jumps = jump.pcs().stream().map(pc -> "pc = " + pc + ";").toList();
    } else if (line.target() instanceof OdlFile.Branch branch) {
      Node condition = definitions.expanded(branch.condition());
      jumps =
          List.of(
              "if ("
                  + condition
                  + ") { pc = "
                  + branch.then()
                  + "; } else { pc = "
                  + branch.otherwise()
                  + "; }");
    } else {
      return;
    }
    for (String jump : jumps) {
      if (line.assignment().isEmpty()) {
        text.append(transition("step", here, jump));
        continue;
      }
      OdlFile.Assignment assignment = line.assignment().get();
      Node place = definitions.expanded(assignment.place());
      OdlModel.Cell range = model.cells().get(model.steps().get(line.pc()).write().get().first());
      if (assignment.value().isEmpty()) {
        for (int value = range.low(); value <= range.high(); value++) {
          text.append(transition("any", here, jump + " " + place + " = " + value + ";"));
        }
        continue;
      }
      String value = "(" + definitions.expanded(assignment.value().get()) + ")";
      String inside =
          " && " + value + " >= " + range.low() + " && " + value + " <= " + range.high();
      text.append(transition("set", here + inside, jump + " " + place + " = " + value + ";"));
    }
  }
}

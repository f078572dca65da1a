package io.implicant.cfront.internal;

import io.implicant.cfront.CSourceException;
import io.implicant.cfront.CSourceException.Kind;
import io.implicant.cfront.Position;
import io.implicant.cfront.Program.Pragma;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.eclipse.cdt.core.dom.ast.ASTVisitor;
import org.eclipse.cdt.core.dom.ast.IASTPreprocessorIncludeStatement;
import org.eclipse.cdt.core.dom.ast.IASTPreprocessorPragmaStatement;
import org.eclipse.cdt.core.dom.ast.IASTPreprocessorStatement;
import org.eclipse.cdt.core.dom.ast.IASTProblem;
import org.eclipse.cdt.core.dom.ast.IASTTranslationUnit;
import org.eclipse.cdt.core.dom.parser.c.GCCParserExtensionConfiguration;
import org.eclipse.cdt.core.dom.parser.c.GCCScannerExtensionConfiguration;
import org.eclipse.cdt.core.parser.FileContent;
import org.eclipse.cdt.core.parser.IParserLogService;
import org.eclipse.cdt.core.parser.IncludeFileContentProvider;
import org.eclipse.cdt.core.parser.NullLogService;
import org.eclipse.cdt.core.parser.ParserLanguage;
import org.eclipse.cdt.core.parser.ParserMode;
import org.eclipse.cdt.core.parser.ScannerInfo;
import org.eclipse.cdt.internal.core.dom.parser.c.GNUCSourceParser;
import org.eclipse.cdt.internal.core.parser.scanner.CPreprocessor;

/**
 * Text to the tree of Eclipse CDT. The parser itself is called, not the language object of the
 * workbench, which would want more of Eclipse than the classes the parser refers to.
 */
public final class Parsing {
  /** A tree without problems. */
  public record Tree(IASTTranslationUnit unit, Source source) {
    List<Pragma> pragmas() {
      List<Pragma> pragmas = new ArrayList<>();
      for (IASTPreprocessorStatement statement : unit.getAllPreprocessorStatements()) {
        if (statement instanceof IASTPreprocessorPragmaStatement pragma && pragma.isActive()) {
          String[] words = String.valueOf(pragma.getMessage()).trim().split("\\s+");
          pragmas.add(new Pragma(List.of(words), source.position(pragma)));
        }
      }
      return pragmas;
    }
  }

  private Parsing() {}

  public static Tree parse(String file, String text, Map<String, String> macros)
      throws CSourceException {
    Source source = new Source(file, text);
    int bad = text.indexOf('\uFFFD');
    if (bad >= 0) {
      throw new CSourceException(Kind.WRONG, source.position(bad), "not UTF-8 text");
    }
    IParserLogService log = new NullLogService();
    CPreprocessor tokens =
        new CPreprocessor(
            FileContent.create(file, text.toCharArray()),
            new ScannerInfo(macros),
            ParserLanguage.C,
            log,
            GCCScannerExtensionConfiguration.getInstance(),
            IncludeFileContentProvider.getEmptyFilesProvider());
    GNUCSourceParser parser =
        new GNUCSourceParser(
            tokens, ParserMode.COMPLETE_PARSE, log, new GCCParserExtensionConfiguration(), null);
    Tree tree = new Tree(parser.parse(), source);
    refuseIncludes(tree);
    refuseProblems(tree);
    if (parser.encounteredError()) {
      throw new CSourceException(Kind.WRONG, new Position(file, 1, 1), "the text is not C");
    }
    return tree;
  }

  private static void refuseIncludes(Tree tree) throws CSourceException {
    for (IASTPreprocessorIncludeStatement include : tree.unit().getIncludeDirectives()) {
      if (include.isActive()) {
        throw new CSourceException(
            Kind.UNSUPPORTED,
            tree.source().position(include),
            "#include is not supported: preprocess the file (gcc -E -P), or declare what it needs");
      }
    }
  }

  private static void refuseProblems(Tree tree) throws CSourceException {
    List<IASTProblem> problems = new ArrayList<>(List.of(tree.unit().getPreprocessorProblems()));
    ASTVisitor collector =
        new ASTVisitor() {
          @Override
          public int visit(IASTProblem problem) {
            problems.add(problem);
            return PROCESS_ABORT;
          }
        };
    collector.shouldVisitProblems = true;
    tree.unit().accept(collector);
    if (!problems.isEmpty()) {
      throw tree.source().wrong(problems.get(0), message(problems.get(0)));
    }
  }

  /** The parser's message ends with the name of the file and the line, which are said already. */
  private static String message(IASTProblem problem) {
    String text = problem.getMessage().replaceAll(" in file: .*$", "");
    return text.isEmpty() ? "expected C" : "expected C, found: " + text;
  }
}

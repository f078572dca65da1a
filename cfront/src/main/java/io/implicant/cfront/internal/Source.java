package io.implicant.cfront.internal;

import io.implicant.cfront.CSourceException;
import io.implicant.cfront.CSourceException.Kind;
import io.implicant.cfront.Position;
import java.util.Arrays;
import org.eclipse.cdt.core.dom.ast.IASTFileLocation;
import org.eclipse.cdt.core.dom.ast.IASTNode;

/** A text with its lines: places of nodes, and refusals that name them. */
final class Source {
  private final String file;
  private final int[] lineStarts;

  Source(String file, String text) {
    this.file = file;
    int[] starts = new int[64];
    int lines = 1;
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) == '\n') {
        starts = lines == starts.length ? Arrays.copyOf(starts, 2 * lines) : starts;
        starts[lines++] = i + 1;
      }
    }
    lineStarts = Arrays.copyOf(starts, lines);
  }

  String file() {
    return file;
  }

  /** Where the node begins; inside a macro, where the macro is used. */
  Position position(IASTNode node) {
    for (IASTNode n = node; n != null; n = n.getParent()) {
      IASTFileLocation location = n.getFileLocation();
      if (location != null) {
        return position(location.getNodeOffset());
      }
    }
    return new Position(file, 1, 1);
  }

  Position position(int offset) {
    int found = Arrays.binarySearch(lineStarts, offset);
    int line = found >= 0 ? found : -found - 2;
    return new Position(file, line + 1, offset - lineStarts[line] + 1);
  }

  CSourceException unsupported(IASTNode node, String what) {
    return new CSourceException(Kind.UNSUPPORTED, position(node), what + " is not supported");
  }

  CSourceException wrong(IASTNode node, String what) {
    return new CSourceException(Kind.WRONG, position(node), what);
  }

  CSourceException limit(IASTNode node, String what) {
    return new CSourceException(Kind.LIMIT, position(node), what);
  }
}

package io.implicant.checker.pnml;

import io.implicant.checker.gal.GalFile;
import io.implicant.logic.text.InputException;
import io.implicant.logic.text.ParseException;
import io.implicant.logic.text.Position;
import io.implicant.logic.text.UnsupportedException;
import java.io.StringReader;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import javax.xml.stream.Location;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/**
 * Reads place/transition nets in PNML (ISO/IEC 15909-2) and writes them as GAL: a variable for each
 * place, a transition that tests and moves tokens for each transition. Graphics, names and the
 * parts of other tools are passed over; neither documents nor entities outside the text are read.
 */
public final class PnmlReader {
  private static final Set<String> SKIPPED = Set.of("graphics", "name", "toolspecific");
  private static final Set<String> UNSUPPORTED =
      Set.of("referencePlace", "referenceTransition", "hlinitialMarking", "hlinscription");

  private final String source;
  private final XMLStreamReader xml;

  /** The elements around, the innermost first. */
  private final Deque<String> open = new ArrayDeque<>();

  private final List<Net.Place> places = new ArrayList<>();
  private final List<Net.Transition> transitions = new ArrayList<>();
  private final List<Net.Arc> arcs = new ArrayList<>();
  private String netId;

  /** Of the place or arc that is open: its ids, its number so far, and where it begins. */
  private String id;

  private String from;
  private String to;
  private int number;
  private Position start;

  private PnmlReader(String source, XMLStreamReader xml) {
    this.source = source;
    this.xml = xml;
  }

  /** Whether the text can only be XML, not GAL. */
  public static boolean looksLikePnml(String text) {
    return text.stripLeading().startsWith("<");
  }

  /** The net as GAL. */
  public static GalFile read(String source, String text) throws InputException {
    XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
    try {
      XMLStreamReader xml = factory.createXMLStreamReader(new StringReader(text));
      return NetToGal.translate(new PnmlReader(source, xml).net());
    } catch (XMLStreamException e) {
      Location at = e.getLocation();
      Position position =
          at == null
              ? new Position(source, 1, 1)
              : new Position(source, at.getLineNumber(), at.getColumnNumber());
      String reason = String.valueOf(e.getMessage()).lines().reduce("", (a, b) -> b);
      throw new ParseException(position, "well-formed XML", reason);
    }
  }

  private Position position() {
    Location at = xml.getLocation();
    return new Position(source, at.getLineNumber(), at.getColumnNumber());
  }

  private Net net() throws XMLStreamException, InputException {
    Position begin = position();
    while (xml.hasNext()) {
      switch (xml.next()) {
        case XMLStreamConstants.START_ELEMENT -> startElement(xml.getLocalName());
        case XMLStreamConstants.END_ELEMENT -> endElement(open.pop());
        default -> {
          // Text is read with the element around it.
        }
      }
    }
    if (netId == null) {
      throw new ParseException(begin, "a net", "none");
    }
    return new Net(netId, places, transitions, arcs);
  }

  private void startElement(String element) throws XMLStreamException, InputException {
    if (SKIPPED.contains(element)) {
      skip();
      return;
    } else if (UNSUPPORTED.contains(element)) {
      throw new UnsupportedException(position(), "<" + element + ">");
    }
    switch (element) {
      case "net" -> startNet();
      case "place", "transition" -> startNode(attribute("id"), 0);
      case "arc" -> {
        startNode("", 1);
        from = attribute("source");
        to = attribute("target");
      }
      case "type" -> arcType();
      case "text" -> {
        String around = open.peek();
        if ("initialMarking".equals(around) || "inscription".equals(around)) {
          number = number(around);
          return; // its end is read
        }
      }
      default -> {
        // Pages, and whatever has no meaning here.
      }
    }
    open.push(element);
  }

  private void startNet() throws InputException {
    if (netId != null) {
      throw new UnsupportedException(position(), "a second net");
    }
    netId = attribute("id");
    String type = attribute("type");
    if (!type.endsWith("ptnet")) {
      throw new UnsupportedException(position(), "a net of type " + type);
    }
  }

  private void startNode(String nodeId, int byDefault) {
    id = nodeId;
    number = byDefault;
    start = position();
  }

  private void arcType() throws InputException {
    String value = xml.getAttributeValue(null, "value");
    if ("arc".equals(open.peek()) && !"normal".equals(value)) {
      throw new UnsupportedException(position(), "an arc of type " + value);
    }
  }

  private void endElement(String element) {
    switch (element) {
      case "place" -> places.add(new Net.Place(id, number, start));
      case "transition" -> transitions.add(new Net.Transition(id, start));
      case "arc" -> arcs.add(new Net.Arc(from, to, number, start));
      default -> {
        // Nothing ends here.
      }
    }
  }

  private String attribute(String name) throws ParseException {
    String value = xml.getAttributeValue(null, name);
    if (value == null) {
      throw new ParseException(
          position(), "the attribute " + name + " of <" + xml.getLocalName() + ">", "none");
    }
    return value;
  }

  private int number(String around) throws XMLStreamException, InputException {
    Position at = position();
    String text = xml.getElementText().strip();
    int least = around.equals("inscription") ? 1 : 0;
    try {
      int value = Integer.parseInt(text);
      if (value >= least) {
        return value;
      }
    } catch (NumberFormatException e) {
      // Told below.
    }
    throw new ParseException(at, "a number from " + least + " to 2147483647", "'" + text + "'");
  }

  /** Passes over the element that has begun. */
  private void skip() throws XMLStreamException {
    int depth = 1;
    while (depth > 0) {
      int event = xml.next();
      if (event == XMLStreamConstants.START_ELEMENT) {
        depth++;
      } else if (event == XMLStreamConstants.END_ELEMENT) {
        depth--;
      }
    }
  }
}

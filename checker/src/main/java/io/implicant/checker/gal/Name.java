package io.implicant.checker.gal;

import io.implicant.logic.text.Position;
import java.util.Objects;

/** A name and where it stands; equality is that of the text. */
public record Name(String text, Position position) {
  @Override
  public boolean equals(Object other) {
    return other instanceof Name name && text.equals(name.text);
  }

  @Override
  public int hashCode() {
    return Objects.hashCode(text);
  }

  @Override
  public String toString() {
    return text;
  }
}

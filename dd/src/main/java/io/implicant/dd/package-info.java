/** Decision diagrams: node tables, operations and sets of cubes. */
package io.implicant.dd;

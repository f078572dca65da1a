/** From the tree of Eclipse CDT to the records of {@code io.implicant.cfront}. */
package io.implicant.cfront.internal;

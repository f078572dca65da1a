/** The command line. */
package io.implicant.bench;

/** Many queries in one run that may be killed at any moment and resumed. */
package io.implicant.bench.batch;

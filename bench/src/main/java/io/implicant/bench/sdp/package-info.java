/** How the expressions of the reference engine grow with their input. */
package io.implicant.bench.sdp;

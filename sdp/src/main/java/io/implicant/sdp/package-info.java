/** AND/OR DAGs, saturation theories and the symbolic decision procedure of LBC07. */
package io.implicant.sdp;

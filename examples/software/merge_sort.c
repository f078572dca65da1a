/*
 * Merge sort of an array from the bottom up: runs of length 1, 2, ... are merged pairwise. The
 * elements are inputs; N is a power of two. The assertion says that the array is sorted.
 *
 *   implicant translate --to odl examples/software/merge_sort.c
 */
#pragma implicant width 4
#ifndef N
#define N 4
#endif

extern void __VERIFIER_assert(int condition);

extern unsigned char a[N];
unsigned char b[N];
int length, start, middle, end, i, j, k;

void merge(void) {
  i = start;
  j = middle;
  for (k = start; k < end; k++) {
    if (i < middle && (j >= end || a[i] <= a[j])) {
      b[k] = a[i];
      i++;
    } else {
      b[k] = a[j];
      j++;
    }
  }
  for (k = start; k < end; k++) {
    a[k] = b[k];
  }
}

void main(void) {
  for (length = 1; length < N; length = length * 2) {
    for (start = 0; start < N; start = end) {
      middle = start + length;
      end = middle + length;
      merge();
    }
  }
  for (i = 1; i < N; i++) {
    __VERIFIER_assert(a[i - 1] <= a[i]);
  }
}

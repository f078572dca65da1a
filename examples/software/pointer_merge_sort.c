/*
 * Merge sort of pointers, from the bottom up: the elements, which are inputs, stay where they are;
 * p[] is sorted by what its pointers point to. N is a power of two.
 *
 *   implicant translate --to odl examples/software/pointer_merge_sort.c
 */
#pragma implicant width 4
#ifndef N
#define N 4
#endif

extern void __VERIFIER_assert(int condition);

extern unsigned char a[N];
unsigned char *p[N], *q[N];
int length, start, middle, end, i, j, k;

void merge(void) {
  i = start;
  j = middle;
  for (k = start; k < end; k++) {
    if (i < middle && (j >= end || *p[i] <= *p[j])) {
      q[k] = p[i];
      i++;
    } else {
      q[k] = p[j];
      j++;
    }
  }
  for (k = start; k < end; k++) {
    p[k] = q[k];
  }
}

void main(void) {
  for (i = 0; i < N; i++) {
    p[i] = &a[i];
  }
  for (length = 1; length < N; length = length * 2) {
    for (start = 0; start < N; start = end) {
      middle = start + length;
      end = middle + length;
      merge();
    }
  }
  for (i = 1; i < N; i++) {
    __VERIFIER_assert(*p[i - 1] <= *p[i]);
  }
}

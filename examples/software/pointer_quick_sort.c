/*
 * Quick sort of pointers: the elements, which are inputs, stay where they are; p[] is sorted by
 * what its pointers point to. The pivot is a pointer, too.
 *
 *   implicant translate --to odl examples/software/pointer_quick_sort.c
 */
#pragma implicant width 4
#ifndef N
#define N 4
#endif

extern void __VERIFIER_assert(int condition);

extern unsigned char a[N];
unsigned char *p[N];
unsigned char *pivot, *other;
int low[N], high[N];
int top, l, h, i, j;

void swap(int x, int y) {
  other = p[x];
  p[x] = p[y];
  p[y] = other;
}

void push(int first, int last) {
  low[top] = first;
  high[top] = last;
  top++;
}

void main(void) {
  for (i = 0; i < N; i++) {
    p[i] = &a[i];
  }
  push(0, N - 1);
  while (top > 0) {
    top--;
    l = low[top];
    h = high[top];
    if (l < h) {
      pivot = p[h];
      i = l;
      for (j = l; j < h; j++) {
        if (*p[j] < *pivot) {
          swap(i, j);
          i++;
        }
      }
      swap(i, h);
      push(l, i - 1);
      push(i + 1, h);
    }
  }
  for (i = 1; i < N; i++) {
    __VERIFIER_assert(*p[i - 1] <= *p[i]);
  }
}

/*
 * Quick sort of an array; its elements are inputs. Parts that wait for their turn lie on a stack,
 * low[] and high[], in place of recursion. The assertion says that the array is sorted.
 *
 *   implicant translate --to odl examples/software/quick_sort.c
 */
#pragma implicant width 4
#ifndef N
#define N 4
#endif

extern void __VERIFIER_assert(int condition);

extern unsigned char a[N];
unsigned char pivot, other;
int low[N], high[N];
int top, l, h, i, j;

void swap(int x, int y) {
  other = a[x];
  a[x] = a[y];
  a[y] = other;
}

void push(int first, int last) {
  low[top] = first;
  high[top] = last;
  top++;
}

void main(void) {
  push(0, N - 1);
  while (top > 0) {
    top--;
    l = low[top];
    h = high[top];
    if (l < h) {
      pivot = a[h];
      i = l;
      for (j = l; j < h; j++) {
        if (a[j] < pivot) {
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
    __VERIFIER_assert(a[i - 1] <= a[i]);
  }
}

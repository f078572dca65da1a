/*
 * Insertion sort of an array; its elements are inputs. The assertion says that it is sorted.
 *
 *   implicant translate --to odl examples/software/insertion_sort.c
 */
#pragma implicant width 4
#ifndef N
#define N 4
#endif

extern void __VERIFIER_assert(int condition);

extern unsigned char a[N];
unsigned char key;
int i, j;

void main(void) {
  for (i = 1; i < N; i++) {
    key = a[i];
    j = i;
    while (j > 0 && a[j - 1] > key) {
      a[j] = a[j - 1];
      j--;
    }
    a[j] = key;
  }
  for (i = 1; i < N; i++) {
    __VERIFIER_assert(a[i - 1] <= a[i]);
  }
}

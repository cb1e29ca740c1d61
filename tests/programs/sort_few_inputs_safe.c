/* expect: safe; property: unreach-call; runs are made for a few inputs; how equal elements stand does not matter where none are equal */
#include <assert.h>
#include <stdlib.h>

extern int __VERIFIER_nondet_int(void);

static int compare(const void *left, const void *right) {
  return *(const int *)left - *(const int *)right;
}

static unsigned long hash;

static void mix(unsigned long value) {
  hash = (hash ^ value) * 1099511628211UL + (hash >> 29);
}

int main(void) {
  static const unsigned long expected[] = {17423993761766833225UL, 11297860435918985823UL, 16885464354662538141UL};
  int input = __VERIFIER_nondet_int();
  if (input < 0 || input >= 3) return 0;
  int numbers[] = {9, 7, 2 * input, 5, 3, 1};
  qsort(numbers, 6, sizeof *numbers, compare);
  for (int i = 0; i < 6; i++) mix(numbers[i]);
  assert(hash == expected[input]);
  return 0;
}

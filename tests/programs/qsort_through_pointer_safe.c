/* expect: safe; property: valid-memsafety; what sorts is chosen by an input, so that it is called through a pointer */
#include <assert.h>
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);
typedef int compare(const void *, const void *);
static int up(const void *a, const void *b) { int x = *(const int *)a, y = *(const int *)b; return (x > y) - (x < y); }
static void nothing(void *base, size_t number, size_t size, compare *order) { (void)base, (void)number, (void)size, (void)order; }
int main(void) {
  void (*sort)(void *, size_t, size_t, compare *) = __VERIFIER_nondet_int() ? qsort : nothing;
  int numbers[3] = {3, 1, 2};
  sort(numbers, 3, sizeof *numbers, up);
  assert(sort == nothing ? numbers[0] == 3 : numbers[0] == 1 && numbers[1] == 2 && numbers[2] == 3);
  return 0;
}

/* expect: unsafe; property: unreach-call; a jump through a function of the library and through a call by pointer */
#include <assert.h>
#include <setjmp.h>
#include <stdlib.h>

extern int __VERIFIER_nondet_int(void);

static jmp_buf environment;

static int compare(const void *a, const void *b) {
  int x = *(const int *)a, y = *(const int *)b;
  if (x == 0 || y == 0) longjmp(environment, 4);
  return (x > y) - (x < y);
}

static const int table[2] = {0, 2};

static void *searched(int key, int (*how)(const void *, const void *)) {
  return bsearch(&key, table, 2, sizeof *table, how);
}

int main(void) {
  volatile int key = __VERIFIER_nondet_int();
  int code = setjmp(environment);
  if (code == 0) {
    int *found = searched(key, compare);
    assert(key > 0 && (found != 0) == (key == 2));
  } else {
    assert(code == 4 && key < 0);
  }
  return 0;
}

/* expect: safe; property: valid-memsafety; two pointers are exchanged byte by byte, and one is copied in two halves */
#include <assert.h>
#include <string.h>
extern int __VERIFIER_nondet_int(void);
static void exchange(void *a, void *b, unsigned long size) {
  char *left = a, *right = b;
  for (; size > 0; size--, left++, right++) {
    char c = *left;
    *left = *right;
    *right = c;
  }
}
int main(void) {
  int x = 1, y = __VERIFIER_nondet_int(), *p = &x, *q = &y, *r;
  exchange(&p, &q, sizeof p);
  assert(p == &y && q == &x);
  memcpy(&r, &p, 4);
  memcpy((char *)&r + 4, (char *)&p + 4, sizeof p - 4);
  *r = 5;
  assert(y == 5 && *q == 1);
  return 0;
}

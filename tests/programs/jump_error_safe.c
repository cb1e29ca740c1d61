/* expect: safe; property: unreach-call; errors as jumps out of nested calls */
#include <assert.h>
#include <setjmp.h>

extern int __VERIFIER_nondet_int(void);

static jmp_buf handler;

static int checked(int x) {
  if (x < 0) longjmp(handler, 2);
  return x;
}

static int divided(int a, int b) {
  int whole = checked(a);
  if (b == 0) longjmp(handler, 3);
  return whole / checked(b);
}

int main(void) {
  int a = __VERIFIER_nondet_int(), b = __VERIFIER_nondet_int();
  int code = setjmp(handler);
  if (code == 0) {
    int result = divided(a, b);
    assert(a >= 0 && b > 0 && result >= 0);
  } else if (code == 2) {
    assert(a < 0 || b < 0);
  } else {
    assert(code == 3 && a >= 0 && b == 0);
  }
}

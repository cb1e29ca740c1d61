/* expect: safe; property: unreach-call; a handler within a handler, which passes some errors on */
#include <assert.h>
#include <setjmp.h>
#include <string.h>

extern int __VERIFIER_nondet_int(void);

static jmp_buf current;
static int cleaned;

static void fail(int code) { longjmp(current, code); }

static int inner(int code) {
  jmp_buf saved;
  memcpy(&saved, &current, sizeof saved);
  int caught = setjmp(current);
  if (caught == 0) {
    if (code) fail(code);
  }
  memcpy(&current, &saved, sizeof saved);
  cleaned++;
  if (caught > 1) fail(caught + 10);
  return caught;
}

int main(void) {
  volatile int code = __VERIFIER_nondet_int();
  if (code < 0 || code > 5) return 0;
  int caught = setjmp(current);
  if (caught == 0) {
    int result = inner(code);
    assert(result == code && code <= 1);
  } else {
    assert(caught == code + 10 && code > 1);
  }
  assert(cleaned == 1);
  return 0;
}

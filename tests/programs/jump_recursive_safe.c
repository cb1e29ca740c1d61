/* expect: safe; property: unreach-call; a jump out of a recursion, and handlers of a function that runs several times */
#include <assert.h>
#include <setjmp.h>

extern int __VERIFIER_nondet_int(void);

static jmp_buf *top;
static int handled;

static void search(int depth) {
  if (depth == 0) longjmp(*top, 9);
  search(depth - 1);
}

static void level(int depth) {
  jmp_buf own, *outer = top;
  top = &own;
  if (setjmp(own) == 0) {
    if (depth > 0) level(depth - 1);
    else search(2);
    assert(0);
  } else {
    handled++;
    top = outer;
    if (top) longjmp(*top, 1);
  }
}

int main(void) {
  level(2);
  assert(handled == 3);
  return 0;
}

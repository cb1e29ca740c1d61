/* expect: unsafe; property: unreach-call; an interpreter that jumps by a table of labels */
#include <assert.h>

extern unsigned char __VERIFIER_nondet_uchar(void);

enum { PUSH, ADD, DOUBLE, JUMP_IF_SMALL, HALT };

static int run(const unsigned char *code, int input) {
  static const void *const table[] = { &&push, &&add, &&twice, &&jump_if_small, &&halt };
  int stack[4], top = 0;
  stack[0] = input;
  goto *table[*code++];
push:
  stack[++top] = *code++;
  goto *table[*code++];
add:
  top--;
  stack[top] += stack[top + 1];
  goto *table[*code++];
twice:
  stack[top] *= 2;
  goto *table[*code++];
jump_if_small:
  if (stack[top] < 20) code -= *code;
  else code++;
  goto *table[*code++];
halt:
  return stack[top];
}

int main(void) {
  static const unsigned char program[] = { PUSH, 3, ADD, DOUBLE, JUMP_IF_SMALL, 5, HALT };
  unsigned char x = __VERIFIER_nondet_uchar();
  int result = run(program, x % 16);
  assert(result > 20 && result % 2 == 0);
  return 0;
}

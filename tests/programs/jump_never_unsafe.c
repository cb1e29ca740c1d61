/* expect: unsafe; property: valid-memsafety; a jump to an environment that was never prepared */
#include <setjmp.h>

extern int __VERIFIER_nondet_int(void);

static jmp_buf environment;

int main(void) {
  int prepared = __VERIFIER_nondet_int();
  if (prepared && setjmp(environment)) return 1;
  longjmp(environment, 1);
}

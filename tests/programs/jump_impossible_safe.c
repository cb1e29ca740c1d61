/* expect: safe; property: unreach-call; a jump that no run reaches */
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);

typedef long jmp_buf[25];
extern int _setjmp(jmp_buf) __attribute__((returns_twice));
extern void longjmp(jmp_buf, int) __attribute__((noreturn));

jmp_buf env;

int main(void) {
  int n = __VERIFIER_nondet_int();
  if (n > 5 && _setjmp(env)) reach_error();
  if (n > 5 && n < 5) longjmp(env, 1);
  return 0;
}

/* expect: safe; property: unreach-call; `assert` without its header is the assertion */
extern int __VERIFIER_nondet_int(void);
int main(void) {
  int x = __VERIFIER_nondet_int();
  if (x > 3) assert(x != 3);
  return 0;
}

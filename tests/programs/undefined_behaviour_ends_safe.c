/* expect: safe; property: unreach-call; nothing follows an overflow of a signed sum */
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);

int main(void) {
  int x = __VERIFIER_nondet_int();
  if (x + 1 < x) reach_error();
  return 0;
}

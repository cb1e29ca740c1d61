/* expect: safe; property: unreach-call; comparison of signed and unsigned operands */
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);

int main(void) {
  int x = __VERIFIER_nondet_int();
  unsigned y = __VERIFIER_nondet_uint();
  unsigned char c = 200;
  if (x < 0 && y < 1000 && x < y) reach_error();
  if (x >= 0 && x < 10 && y > 10 && x > y) reach_error();
  if (c + 100 < c) reach_error();
  return 0;
}

/* expect: safe; property: unreach-call; do/while runs once more than its condition holds */
extern void reach_error(void);
extern unsigned char __VERIFIER_nondet_uchar(void);

int main(void) {
  unsigned char c = __VERIFIER_nondet_uchar();
  int n = 0;
  do {
    n++;
    c >>= 1;
  } while (c);
  if (n < 1 || n > 8) reach_error();
  return 0;
}

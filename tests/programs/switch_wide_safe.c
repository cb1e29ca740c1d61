/* expect: safe; property: unreach-call; cases that are negative, ranges, and of 64 bits */
extern void reach_error(void);
extern long __VERIFIER_nondet_long(void);

int classify(long x) {
  switch (x) {
  case -1: return 1;
  case 0 ... 9: return 2;
  case 0x100000000: return 3;
  }
  return 0;
}

int main(void) {
  long x = __VERIFIER_nondet_long();
  int c = classify(x);
  if (c == 3 && (int)x != 0) reach_error();
  if (c == 2 && x > 9) reach_error();
  if (x < 0 && c && x != -1) reach_error();
  if ((int)x == -1 && c != 1 && x < 0 && x > -3) reach_error();
  return 0;
}

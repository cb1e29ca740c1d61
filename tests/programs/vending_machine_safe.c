/* expect: safe; property: no-overflow; what comes in, goes out and is left grows by at most ten in each round */
extern int __VERIFIER_nondet_int(void);
int main(void) {
  int credit = 0, sold = 0, in = 0, out = 0;
  for (int i = 0; i < 10000; i++) {
    switch (__VERIFIER_nondet_int()) {
    case 1: credit += 5; in += 5; break;
    case 2: credit += 10; in += 10; break;
    case 3:
      if (credit >= 15) {
        credit -= 15;
        sold++;
      }
      break;
    case 4: out += credit; credit = 0; break;
    }
  }
  return in - out - 15 * sold;
}

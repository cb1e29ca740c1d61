/* expect: safe; property: unreach-call; few values of the inputs decide: divisors and products of all of them */
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);

/* The product of the prime factors. */
static unsigned multiplied(unsigned n) {
  unsigned product = 1;
  for (unsigned p = 2; p * p <= n; p++)
    while (n % p == 0) {
      n /= p;
      product *= p;
    }
  return n > 1 ? product * n : product;
}

/* The greatest common divisor. */
static int divisor(int a, int b) {
  while (b) {
    int rest = a % b;
    a = b;
    b = rest;
  }
  return a;
}

int main(void) {
  int n = __VERIFIER_nondet_int();
  if (n < 1 || n > 900) return 0;
  if (multiplied(n) != (unsigned)n) reach_error();
  int m = __VERIFIER_nondet_int();
  if (n > 40 || m <= 0 || m > 40) return 0;
  int g = divisor(n, m);
  if (n % g || m % g || divisor(n / g, m / g) != 1) reach_error();
  return 0;
}

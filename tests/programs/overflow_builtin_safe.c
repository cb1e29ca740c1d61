/* expect: safe; property: no-overflow; a sum whose overflow the program asks for is none */
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
int main(void) {
  int x = __VERIFIER_nondet_int(), y = __VERIFIER_nondet_int(), sum;
  if (__builtin_sadd_overflow(x, y, &sum))
    return sum < 0;
  return sum - y != x;
}

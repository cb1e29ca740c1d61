/* expect: unsafe; property: no-overflow; a sum is used where the program has found that it overflows */
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
int main(void) {
  int x = __VERIFIER_nondet_int(), y = __VERIFIER_nondet_int(), sum;
  if (__builtin_sadd_overflow(x, y, &sum))
    return x + y < 0;
  return sum - y != x;
}

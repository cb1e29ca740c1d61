/* expect: safe; property: unreach-call; built-in functions on bits and overflows */
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);

int main(void) {
  int x = __VERIFIER_nondet_int(), y = __VERIFIER_nondet_int(), sum;
  unsigned u = __VERIFIER_nondet_uint();
  _Bool over = __builtin_add_overflow(x, y, &sum);
  if (!over && y > 0 && sum <= x) reach_error();
  if (__builtin_expect(x == 5, 0) && x != 5) reach_error();
  if (__builtin_bswap32(u) == 0x01000000 && u != 1) reach_error();
  if (__builtin_popcount(u & 15) > 4) reach_error();
  return 0;
}

/* expect: safe; property: unreach-call; an inline function in the manner of GNU89 */
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);

inline int half(int x) { return x / 2; }
static inline int twice(int x) { return 2 * x; }

int main(void) {
  int x = __VERIFIER_nondet_int();
  if (x < 0 || x > 1000) return 0;
  if (half(twice(x)) != x) reach_error();
  return 0;
}

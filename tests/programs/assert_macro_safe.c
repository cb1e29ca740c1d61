/* expect: safe; property: unreach-call; assert() of the library, as its macro expands */
extern int __VERIFIER_nondet_int(void);
extern void __assert_fail(const char *, const char *, unsigned, const char *) __attribute__((noreturn));
#define assert(c) ((c) ? (void)0 : __assert_fail(#c, __FILE__, __LINE__, __func__))

int main(void) {
  int x = __VERIFIER_nondet_int();
  if (x < 0) x = -(x + 1);
  assert(x >= 0);
  return 0;
}

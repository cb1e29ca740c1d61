/* expect: safe; property: unreach-call; sassert and assume of SeaHorn's header */
extern void __VERIFIER_error(void);
extern void __SEA_assume(_Bool);
#define sassert(X) (void)((X) || (__VERIFIER_error(), 0))
#define assume(X) __SEA_assume(X)
extern int nd(void);

int main(void) {
  int n = nd(), x = 0;
  assume(n >= 0);
  while (nd()) {
    sassert(x >= 0);
    if (x < n) x++;
  }
  sassert(x <= n);
  return 0;
}

/* expect: safe; property: valid-deref; jumps out of a block and into one */
extern int __VERIFIER_nondet_int(void);
int main() {
  int *p = 0, y = 5;
  if (__VERIFIER_nondet_int()) goto inside;
  {
    int x = 1;
    p = &x;
    if (*p == __VERIFIER_nondet_int()) goto out;
  inside:
    p = &x;
    x = 2;
    *p = 3;
  }
out:
  p = &y;
  return *p;
}

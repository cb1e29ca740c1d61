/* expect: unsafe; property: valid-deref; each round of a loop has an object of its own */
extern int __VERIFIER_nondet_int(void);
int main() {
  int *p = 0;
  while (__VERIFIER_nondet_int()) {
    if (p && *p == 3) p = 0;
    int x = __VERIFIER_nondet_int();
    p = &x;
  }
  return 0;
}

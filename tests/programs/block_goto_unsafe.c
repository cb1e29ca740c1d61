/* expect: unsafe; property: valid-deref; a jump out of a block ends the lives of its objects */
extern int __VERIFIER_nondet_int(void);
int main() {
  int *p = 0, y = 5;
  {
    int x = 1;
    p = &x;
    if (*p == __VERIFIER_nondet_int()) goto out;
    p = &y;
  }
out:
  return *p;
}

/* expect: safe; property: no-overflow; a run ends at an array whose length is not positive, whatever is asked of the program */
extern int nondet_int(void);

int main(void) {
  int n = nondet_int();
  if (n > 1000) return 1;
  int all[n];
  all[0] = 1;
  return n - 1;
}

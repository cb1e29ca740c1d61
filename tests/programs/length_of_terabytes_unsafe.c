/* expect: unsafe; property: no-overflow; the run to a violation is shown though an array on it is as large as no memory */
extern int nondet_int(void);

int main(void) {
  int n = nondet_int();
  if (n < 1 || n > 10) return 0;
  long length = (long)n << 40;
  char all[length];
  all[0] = 1;
  return n + 0x7fffffff - all[0];
}

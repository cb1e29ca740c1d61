/* expect: unsafe; property: unreach-call; two remainders of one number of any size: each value of one goes with some of the other alone */
extern unsigned number(void);
extern void reach_error(void);

int main(void) {
  unsigned n = number(), odd = n % 2, rest = n % 6;
  int seen[6] = {0};
  seen[rest] = 1;
  if (seen[1] && odd) reach_error();
  return 0;
}

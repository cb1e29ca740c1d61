/* expect: safe; property: unreach-call; a word read by bytes, and a pointer through an integer */
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);

int main(void) {
  int x = __VERIFIER_nondet_int(), y = 0;
  char *bytes = (char *)&x;
  if (x > 0 && bytes[3] < 0) reach_error();
  for (int i = 0; i < 4; i++) ((char *)&y)[i] = bytes[i];
  if (x != y) reach_error();
  int *p = (int *)(unsigned long)&y;
  *p = 3;
  if (y != 3) reach_error();
  return 0;
}

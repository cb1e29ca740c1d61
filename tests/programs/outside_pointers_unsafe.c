/* expect: unsafe; property: unreach-call; two pointers from outside may be the same one */
extern void reach_error(void);
extern int *find(void);
int main(void) {
  int *p = find(), *q = find();
  if (!p || !q) return 0;
  *p = 1;
  *q = 2;
  if (*p != 1) reach_error();
  return 0;
}

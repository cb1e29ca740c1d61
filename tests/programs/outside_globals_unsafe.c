/* expect: unsafe; property: unreach-call; two pointers of another file may be the same one */
extern void reach_error(void);
extern int *p, *q;
int main(void) {
  if (!p || !q) return 0;
  *p = 1;
  *q = 2;
  if (*p != 1) reach_error();
  return 0;
}

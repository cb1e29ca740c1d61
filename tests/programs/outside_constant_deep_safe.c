/* expect: safe; property: unreach-call; a constant object is not written itself */
extern void reach_error(void);
struct box { int n; int *p; };
extern void show(const struct box *);
int main(void) {
  int x = 1;
  struct box b = {2, &x};
  show(&b);
  if (b.n != 2) reach_error();
  return 0;
}

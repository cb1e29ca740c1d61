/* expect: unsafe; property: unreach-call; what a pointer in a constant object leads to may be written */
extern void reach_error(void);
struct box { int n; int *p; };
extern void show(const struct box *);
int main(void) {
  int x = 1;
  struct box b = {2, &x};
  show(&b);
  if (x != 1) reach_error();
  return 0;
}

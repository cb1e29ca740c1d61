struct item { char c; long d; struct item *next; };
int use(void) {
  struct item last = { 1, 1, 0 }, first = { 1, 0, &last };
  return first.c + first.next->d;
}

/* expect: safe; property: unreach-call; a list of variable arguments */
extern void reach_error(void);

int first(int n, ...) {
  if (n < 0) return 0;
  __builtin_va_list list;
  __builtin_va_start(list, n);
  int r = __builtin_va_arg(list, int);
  __builtin_va_end(list);
  return r;
}

int main(void) {
  if (first(1, 7) != 7) reach_error();
  return 0;
}

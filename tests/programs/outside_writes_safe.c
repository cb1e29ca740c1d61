/* expect: safe; property: unreach-call; a function without a definition writes what it is given, and nothing else */
extern void reach_error(void);
extern void init(int *);
int main(void) {
  int x = 0, y = 1;
  init(&x);
  if (y != 1) reach_error();
  return x;
}

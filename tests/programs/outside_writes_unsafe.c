/* expect: unsafe; property: unreach-call; a function without a definition writes what it is given */
extern void reach_error(void);
extern void init(int *);
int main(void) {
  int x = 0, y = 1;
  init(&x);
  if (x != 0 && y == 1) reach_error();
  return x;
}

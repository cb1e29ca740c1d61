/* expect: safe; property: unreach-call; what is given as constant is neither written nor kept */
extern void reach_error(void);
extern void show(const int *);
extern void tick(void);
int main(void) {
  int x = 0;
  show(&x);
  tick();
  if (x) reach_error();
  return 0;
}

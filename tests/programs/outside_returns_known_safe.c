/* expect: safe; property: unreach-call; what the outside returns is not what it never heard of */
extern void reach_error(void);
extern int *choose(int *, int *);
int main(void) {
  int a = 0, b = 4, own = 0;
  int *chosen = choose(&a, &b);
  if (chosen) *chosen = 7;
  if (chosen == &own || own) reach_error();
  return 0;
}

/* expect: unsafe; property: unreach-call; what the outside returns may be what it was given, and what it was given it may write and call */
extern void reach_error(void);
extern int *choose(int *, int *);
extern void visit(int (*)(int), int *);
static int sum = 3;
static int add(int x) {
  sum += x;
  return sum;
}
int main(void) {
  int a = 0, b = 4;
  visit(add, &b);
  int *chosen = choose(&a, &b);
  if (chosen == &a && sum == 77 && a == 5 && b == 9) reach_error();
  return 0;
}

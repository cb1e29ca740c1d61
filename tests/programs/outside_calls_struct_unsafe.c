/* expect: unsafe; property: valid-deref; who calls a function that returns a struct may give null as its argument */
struct s { int v[8]; };
extern void give(struct s (*)(int *));
static struct s make(int *n) {
  struct s made = {{0}};
  made.v[7] = *n;
  return made;
}
int main(void) {
  give(make);
  return 0;
}

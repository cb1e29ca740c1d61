/* expect: safe; property: unreach-call; nobody calls what would fail, which is so only where runs start in `main` */
extern void reach_error(void);
static int rounds;
int visit(int (*step)(int), int *place) {
  if (!step || !place) return 0;
  while (step(rounds)) rounds++;
  if (rounds == 2 && *place == 9) reach_error();
  return 0;
}
int main(void) { return 0; }

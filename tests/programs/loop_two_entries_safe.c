/* expect: safe; property: unreach-call; a loop with two entries: its graph is not reducible */
extern void reach_error(void);
extern _Bool __VERIFIER_nondet_bool(void);

int main(void) {
  int x = 0, y = 0;
  if (__VERIFIER_nondet_bool()) goto middle;
  while (x < 10) {
    x++;
  middle:
    y++;
  }
  if (y > x + 1) reach_error();
  return 0;
}

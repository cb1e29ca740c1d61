/* expect: safe; property: unreach-call; a loop that changes its ways half-way */
extern void reach_error(void);

int main(void) {
  int x = 0, y = 50;
  while (x < 100) {
    x = x + 1;
    if (x > 50) y = y + 1;
  }
  if (y != 100) reach_error();
  return 0;
}

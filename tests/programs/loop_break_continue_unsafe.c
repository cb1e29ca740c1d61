/* expect: unsafe; property: unreach-call; break and continue in a for loop with its increment */
extern void reach_error(void);

int main(void) {
  int even = 0, i;
  for (i = 0; i < 20; i++) {
    if (i % 2) continue;
    if (i == 12) break;
    even++;
  }
  if (even != 5 || i != 10) reach_error();
  return 0;
}

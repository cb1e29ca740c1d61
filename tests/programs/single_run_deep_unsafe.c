/* expect: unsafe; property: unreach-call; a program without choices has one run, however long */
extern void reach_error(void);
int main(void) {
  unsigned x = 1, sum = 0;
  float part = 0;
  for (int i = 0; i < 200000; i++) {
    x = x * 1664525u + 1013904223u;
    sum += x >> 16;
    if (i < 10) part += 0.1f;
  }
  if (sum == 0 || part != 1.0f) reach_error();
  return 0;
}

/* expect: safe; property: unreach-call; calls with variable arguments do nothing */
extern void reach_error(void);
extern int printf(const char *, ...);

int main(void) {
  int x = 1;
  long total = 0;
  printf("start %d %s\n", x, "text");
  for (int i = 0; i < 3; i++) {
    total += x;
    printf("%d %ld %c\n", i, total, 'c');
  }
  if (total != 3 || x != 1) reach_error();
  return 0;
}

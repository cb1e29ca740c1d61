/* expect: unsafe; property: unreach-call; sorted tables with fixed contents: equal elements with equal bytes have no order */
extern void reach_error(void);
extern void qsort(void *, __SIZE_TYPE__, __SIZE_TYPE__, int (*)(const void *, const void *));
extern int strcmp(const char *, const char *);

static int texts(const void *a, const void *b) {
  return strcmp(*(char *const *)a, *(char *const *)b);
}

static int order(int x, int y) {
  return (x > y) - (x < y);
}

static int numbers(const void *a, const void *b) {
  return order(*(const int *)a, *(const int *)b);
}

int main(void) {
  const char *names[] = {"pear", "apple", "fig", "banana", "cherry", "date"};
  int table[] = {5, 3, 9, 3, -1, 5, 0};
  qsort(names, 6, sizeof *names, texts);
  qsort(table, 7, sizeof *table, numbers);
  for (int i = 0; i < 5; i++) {
    if (strcmp(names[i], names[i + 1]) >= 0) reach_error();
  }
  if (table[0] != -1 || table[2] != 3 || table[3] != 5 || table[6] != 9) reach_error();
  return 0;
}

/* expect: unsafe; property: unreach-call; nobody says how often elements are compared, and somebody looks */
extern void reach_error(void);
extern void qsort(void *, __SIZE_TYPE__, __SIZE_TYPE__, int (*)(const void *, const void *));

static int calls;

static int order(const void *a, const void *b) {
  calls++;
  return *(const int *)a - *(const int *)b;
}

int main(void) {
  int table[] = {1, 2, 3};
  qsort(table, 3, sizeof *table, order);
  if (calls > 2) reach_error();
  return 0;
}

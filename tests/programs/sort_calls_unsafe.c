/* expect: unsafe; property: unreach-call; qsort calls the comparison */
#include <stdlib.h>
extern void reach_error(void);
static int calls;
static int order(const void *a, const void *b) { calls = 1; return *(const int *)a - *(const int *)b; }
int main(void) {
  int a[2] = {2, 1};
  qsort(a, 2, sizeof(int), order);
  if (calls) reach_error();
  return 0;
}

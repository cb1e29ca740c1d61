/* expect: safe; property: unreach-call; qsort writes nothing beside the array */
#include <stdlib.h>
extern void reach_error(void);
static int other = 1;
static int order(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }
int main(void) {
  int a[2] = {2, 1};
  qsort(a, 2, sizeof(int), order);
  if (other != 1) reach_error();
  return 0;
}

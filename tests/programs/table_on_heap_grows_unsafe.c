/* expect: unsafe; property: valid-memtrack; one of the pointers in a table on the heap is overwritten */
#include <stdlib.h>
static char **table;
int main(void) {
  table = malloc(sizeof *table);
  if (!table) return 1;
  table[0] = malloc(3);
  char **larger = realloc(table, 2 * sizeof *table);
  if (!larger) return 1;
  table = larger;
  table[0] = malloc(5);
  return 0;
}

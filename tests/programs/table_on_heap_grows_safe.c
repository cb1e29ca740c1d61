/* expect: safe; property: valid-memtrack; pointers in a table on the heap, which grows, are found from a global */
#include <stdlib.h>
static char **table;
int main(void) {
  table = malloc(sizeof *table);
  if (!table) return 1;
  table[0] = malloc(3);
  char **larger = realloc(table, 2 * sizeof *table);
  if (!larger) return 1;
  table = larger;
  table[1] = malloc(5);
  return 0;
}

/* expect: safe; property: valid-memsafety; numbers, texts and records are sorted, each by a comparison and a size of its own */
#include <assert.h>
#include <stdlib.h>
#include <string.h>
struct record { int key; char name[4]; };
static int by_number(const void *a, const void *b) { int x = *(const int *)a, y = *(const int *)b; return (x > y) - (x < y); }
static int by_text(const void *a, const void *b) { return strcmp(*(char *const *)a, *(char *const *)b); }
static int by_key(const void *a, const void *b) { return ((const struct record *)b)->key - ((const struct record *)a)->key; }
int main(void) {
  int numbers[] = {5, 3, 9, -1, 0, 7, 2}, sought = 7;
  qsort(numbers, 7, sizeof *numbers, by_number);
  for (int i = 1; i < 7; i++) assert(numbers[i - 1] <= numbers[i]);
  int *found = bsearch(&sought, numbers, 7, sizeof *numbers, by_number);
  assert(found && found - numbers == 5);
  const char *texts[] = {"pear", "apple", "fig"};
  qsort(texts, 3, sizeof *texts, by_text);
  assert(!strcmp(texts[0], "apple") && !strcmp(texts[2], "pear"));
  struct record records[3] = {{1, "a"}, {3, "b"}, {2, "c"}};
  qsort(records, 3, sizeof *records, by_key);
  assert(records[0].name[0] == 'b' && records[1].name[0] == 'c' && records[2].name[0] == 'a');
  return 0;
}

/* expect: unsafe; property: valid-memtrack; nodes of a tree of the library are on the heap */
#include <search.h>
#include <string.h>

static int compare(const void *left, const void *right) {
  return strcmp(left, right);
}

int main(void) {
  void *root = 0;
  tsearch("m", &root, compare);
  tsearch("c", &root, compare);
  tdelete("c", &root, compare);
  root = 0;
  return 0;
}

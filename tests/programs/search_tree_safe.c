/* expect: safe; property: valid-memsafety; a tree of the library holds what was put into it */
#include <search.h>
#include <stdlib.h>
#include <string.h>

static int compare(const void *left, const void *right) {
  return strcmp(left, right);
}

static int visits;

static void act(const void *node, VISIT which, int depth) {
  if (which == postorder || which == leaf) visits += **(const char *const *)node;
}

int main(void) {
  void *root = NULL;
  const char *names[] = {"m", "c", "x", "c"};
  for (int i = 0; i < 4; i++)
    if (!tsearch(names[i], &root, compare)) return 1;
  twalk(root, act);
  if (visits != 'm' + 'c' + 'x') return *(int *)NULL;
  char **found = tfind("x", &root, compare);
  if (!found || *found != names[2]) return *(int *)NULL;
  for (int i = 0; i < 3; i++)
    if (!tdelete(names[i], &root, compare)) return *(int *)NULL;
  if (root || tdelete("m", &root, compare)) return *(int *)NULL;
  return 0;
}

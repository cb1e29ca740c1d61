/* expect: unsafe; property: valid-memtrack; pairs of records hold each other, and one pair is not in the list */
#include <stdlib.h>

extern int nondet_int(void);

struct second {
  struct first *first;
};

struct first {
  struct second *second;
  struct first *next;
};

static struct first *pairs;

int main(void) {
  int n = nondet_int();
  for (int i = 0; i < n; i++) {
    struct first *a = malloc(sizeof *a);
    struct second *b = malloc(sizeof *b);
    if (!a || !b) return 1;
    a->second = b;
    b->first = a;
    a->next = i == 5 ? NULL : pairs;
    if (i != 5) pairs = a;
  }
  return 0;
}

/* expect: safe; property: unreach-call; sorted by a comparison that only reads, beside functions of its type that write */
#include <stdlib.h>
#include <string.h>

extern void abort(void);
extern void reach_error(void);

struct list {
  const char *names[8];
  int used;
};

static int by_name(const void *a, const void *b) {
  return strcmp(*(const char *const *)a, *(const char *const *)b);
}

/* Has the type of a comparison, but is none. */
static int add(struct list *list, const char *name) {
  list->names[list->used++] = name;
  return list->used;
}

static void clear(struct list *list, void *unused) {
  list->used = 0;
}

int main(void) {
  struct list list;
  clear(&list, 0);
  add(&list, "pear");
  add(&list, "apple");
  add(&list, "quince");
  add(&list, "fig");
  add(&list, "cherry");
  add(&list, "plum");
  qsort(list.names, list.used, sizeof list.names[0], by_name);
  const char *expected[] = {"apple", "cherry", "fig", "pear", "plum", "quince"};
  for (int i = 0; i < list.used; i++)
    if (strcmp(list.names[i], expected[i]) != 0) {
      reach_error();
      abort();
    }
  return 0;
}

/* expect: safe; property: unreach-call; a table whose keys are pointers */
#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
struct entry { uintptr_t key; int value; struct entry *next; } *table[4];
int x, y;
static unsigned bucket(void *p) { return ((uintptr_t)p >> 4) % 4; }
static void put(void *k, int v) {
  struct entry *e = malloc(sizeof *e);
  if (!e) exit(0);
  e->key = (uintptr_t)k;
  e->value = v;
  e->next = table[bucket(k)];
  table[bucket(k)] = e;
}
static int get(void *k) {
  for (struct entry *e = table[bucket(k)]; e; e = e->next)
    if (e->key == (uintptr_t)k) return e->value;
  return -1;
}
int main(void) {
  put(&x, 3);
  assert(get(&x) == 3);
  return 0;
}

/* expect: safe; property: unreach-call; pointers into a block from the heap, kept in a structure */
#include <assert.h>
#include <stdlib.h>
struct buffer { char *start, *now, *end; };
static struct buffer make(int n) {
  struct buffer b;
  b.start = malloc(n);
  if (!b.start) exit(0);
  b.now = b.start;
  b.end = b.start + n;
  return b;
}
int main(void) {
  struct buffer b = make(4), c = make(5);
  int n = 0;
  while (b.now < b.end) {
    *b.now++ = 1;
    n++;
  }
  assert(n == 4);
  assert(c.end - c.now == 5);
  return 0;
}

/* expect: unknown; property: unreach-call; what `at_quick_exit` notes is not called at the end of a program */
#include <assert.h>
#include <stdlib.h>

static void last(void) { assert(0); }

int main(void) {
  at_quick_exit(last);
  return 0;
}

/* expect: safe; property: unreach-call; an alignment that is no power of two, or smaller than a pointer, is refused */
#include <assert.h>
#include <errno.h>
#include <stdlib.h>
extern unsigned __VERIFIER_nondet_uint(void);
int main(void) {
  void *p = 0;
  assert(posix_memalign(&p, 3, 10) == EINVAL && posix_memalign(&p, 4, 10) == EINVAL && posix_memalign(&p, 24, 10) == EINVAL);
  assert(p == 0);
  unsigned alignment = __VERIFIER_nondet_uint();
  if (posix_memalign(&p, alignment, 10) == 0) assert(p != 0 && alignment >= sizeof p && !(alignment & (alignment - 1)));
  free(p);
  return 0;
}

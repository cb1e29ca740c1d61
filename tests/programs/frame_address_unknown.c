/* expect: unknown; property: unreach-call; where a frame lies is not modelled */
#include <assert.h>

int main(void) {
  int x = 0;
  assert((char *)&x > (char *)__builtin_frame_address(0));
  return 0;
}

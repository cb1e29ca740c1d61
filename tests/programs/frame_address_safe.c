/* expect: safe; property: unreach-call; a frame and the place of return are not null, and stay where they are */
#include <assert.h>

static int same(void) {
  void *frame = __builtin_frame_address(0), *back = __builtin_return_address(0);
  return frame && back && frame == __builtin_frame_address(0) && back == __builtin_return_address(0);
}

int main(void) {
  assert(same());
  return 0;
}

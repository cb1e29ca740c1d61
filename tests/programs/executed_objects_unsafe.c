/* expect: unsafe; property: valid-memsafety; objects of functions that have returned, of blocks, and of the heap, with a size that is chosen */
#include <stdlib.h>
#include <string.h>
extern unsigned char __VERIFIER_nondet_uchar(void);
#ifndef LAST
#define LAST 20
#endif
struct buffer {
  char *start;
  size_t size, used;
};
static int sum(int depth, const int *above) {
  int here[2];
  here[0] = depth;
  here[1] = above ? above[1] + depth : depth;
  return depth == 3 ? here[1] : sum(depth + 1, here);
}
static int append(struct buffer *buffer, const char *bytes, size_t length) {
  if (length > buffer->size - buffer->used) {
    char *more = malloc(2 * buffer->size + length);
    if (!more)
      return -1;
    memcpy(more, buffer->start, buffer->used);
    free(buffer->start);
    buffer->start = more;
    buffer->size = 2 * buffer->size + length;
  }
  memcpy(buffer->start + buffer->used, bytes, length);
  buffer->used += length;
  return 0;
}
int main(void) {
  struct buffer buffer = {malloc(2), 2, 0};
  unsigned choice = __VERIFIER_nondet_uchar();
  if (!buffer.start)
    return 0;
  for (unsigned i = 0; i < 3; i++) {
    char part[4];
    memset(part, 'a' + (int)i, sizeof part);
    if (append(&buffer, part, choice % 4 < i ? 1 : 3))
      break;
  }
  buffer.start[choice % 4 == 0 ? sum(0, NULL) % 5 : LAST] = 0;
  free(buffer.start);
  return 0;
}

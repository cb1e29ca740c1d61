/* expect: unsafe; property: unreach-call; a file that is mapped holds anything */
#include <assert.h>
#include <sys/mman.h>

int main(void) {
  char *text = mmap(0, 100, PROT_READ, MAP_PRIVATE, 0, 0);
  if (text == MAP_FAILED) return 1;
  assert(text[5] != 'x');
  return 0;
}

/* expect: safe; property: unreach-call; one half of a word is among few numbers, the other one decides */
#include <assert.h>
extern unsigned nondet_uint(void);

int main(void) {
  unsigned handle = nondet_uint();
  unsigned index = handle & 0xffff;
  if (index == 0 || index > 2) return 0;
  unsigned short generation = index == 1 ? 1 : 0;
  if (generation == handle >> 16) assert(handle == 2 || handle == 0x10001);
  return 0;
}

/* expect: safe; property: unreach-call; a proof holds for any output */
#include <assert.h>

int main(void) {
  unsigned low, high;
  __asm__ volatile("rdtsc" : "=a"(low), "=d"(high));
  unsigned long long time = (unsigned long long)high << 32 | low;
  assert(time >> 32 == high && (unsigned)time == low);
  return 0;
}

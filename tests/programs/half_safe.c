/* expect: safe; property: unreach-call; numbers of 16 bits are kept in memory, and rounded on their way there */
#include <assert.h>
extern float nondet_float(void);

static __fp16 kept[2];

int main(void) {
  float x = nondet_float();
  if (!(x >= -1000.0f && x <= 1000.0f)) return 0;
  kept[0] = x;
  float back = kept[0];
  assert(back - x <= 0.25f && x - back <= 0.25f);
  kept[1] = back;
  assert(kept[1] == back);
  kept[0] = 70000.0f;
  assert(kept[0] > 65504.0f);
  kept[0] = 2049.0f;
  assert(kept[0] == 2048.0f);
  return 0;
}

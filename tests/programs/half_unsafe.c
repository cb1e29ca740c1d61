/* expect: unsafe; property: unreach-call; a number of 16 bits has eleven binary digits */
#include <assert.h>
extern float nondet_float(void);

static __fp16 kept[2];

int main(void) {
  float x = nondet_float();
  if (!(x >= -1000.0f && x <= 1000.0f)) return 0;
  kept[0] = x;
  float back = kept[0];
  assert(back - x <= 0.125f);
  kept[1] = back;
  assert(kept[1] == back);
  kept[0] = 70000.0f;
  assert(kept[0] > 65504.0f);
  kept[0] = 2049.0f;
  assert(kept[0] == 2048.0f);
  return 0;
}

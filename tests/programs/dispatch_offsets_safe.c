/* expect: safe; property: unreach-call; a table of distances between labels */
#include <assert.h>

extern unsigned char __VERIFIER_nondet_uchar(void);

static int step(int state, unsigned char c) {
  static const int offsets[] = { &&start - &&start, &&word - &&start, &&end - &&start };
  goto *(&&start + offsets[state]);
start:
  return c == ' ' ? 0 : 1;
word:
  return c == ' ' ? 2 : 1;
end:
  return 2;
}

int main(void) {
  int state = 0, words = 0;
  for (int i = 0; i < 4; i++) {
    int next = step(state, __VERIFIER_nondet_uchar());
    if (state == 1 && next == 2) words++;
    state = next;
  }
  assert(words <= 1);
  return 0;
}

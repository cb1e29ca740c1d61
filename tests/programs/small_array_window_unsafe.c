/* expect: unsafe; property: unreach-call; parts of a small array are copied, filled and changed and the place of the change is forgotten */
#include <string.h>
extern unsigned __VERIFIER_nondet_uint(void);
extern void reach_error(void);

int main(void) {
  unsigned char window[8] = {1, 2, 3, 4, 5, 6, 7, 8};
  unsigned from = __VERIFIER_nondet_uint(), to = __VERIFIER_nondet_uint(), count = __VERIFIER_nondet_uint();
  if (from > 8 || to > 8 || count > 8 - from || count > 8 - to) return 0;
  memmove(window + to, window + from, count);
  for (unsigned i = 0; i < 8; i++) {
    unsigned char moved = i >= to && i - to < count ? from + (i - to) + 1 : i + 1;
    if (window[i] != moved) reach_error();
  }
  memset(window + from, 9, count);
  unsigned at = __VERIFIER_nondet_uint();
  if (at >= 8) return 0;
  window[at] = 0;
  for (unsigned i = 0; i < 8; i++) {
    if (i == at && window[i] != 0) reach_error();
    if (i >= from && i - from < count && window[i] != 9) reach_error();
  }
  return 0;
}

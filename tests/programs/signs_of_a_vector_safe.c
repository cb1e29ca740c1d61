/* expect: safe; property: unreach-call; a byte is looked for among sixteen at once, with the instructions of SSE2 */
#include <assert.h>
#include <emmintrin.h>
extern char __VERIFIER_nondet_char(void);
int main(void) {
  char text[16];
  for (int i = 0; i < 16; i++) text[i] = __VERIFIER_nondet_char();
  __m128i all = _mm_loadu_si128((const __m128i *)text);
  int found = _mm_movemask_epi8(_mm_cmpeq_epi8(all, _mm_set1_epi8('q')));
  assert(found >= 0 && found < 1 << 16);
  for (int i = 0; i < 16; i++) assert((found >> i & 1) == (text[i] == 'q'));
  assert(_mm_movemask_pd(_mm_set_pd(-0.0, 1.0)) == 2);
  return 0;
}

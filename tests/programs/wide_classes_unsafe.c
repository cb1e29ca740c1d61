/* expect: unsafe; property: unreach-call; classes of wide characters */
#include <assert.h>
#include <time.h>
#include <wctype.h>
#include <wchar.h>

extern unsigned __VERIFIER_nondet_uint(void);

int main(void) {
  wint_t c = __VERIFIER_nondet_uint();
  if (iswalpha(c)) assert(towupper(c) >= 'A' && towupper(c) <= 'Z' && !iswdigit(c));
  if (iswpunct(c)) assert(c < 126 && wctob(c) == (int)c);
  assert(difftime(10, 3) == 7.0);
  return 0;
}

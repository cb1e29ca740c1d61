/* expect: safe; property: unreach-call; classes of wide characters and their mappings by name */
#include <assert.h>
#include <wchar.h>
#include <wctype.h>
extern int __VERIFIER_nondet_int(void);
int main(void) {
  wint_t c = __VERIFIER_nondet_int();
  assert(iswctype(L'7', wctype("digit")) && !iswctype(L'x', wctype("digit")));
  assert(!iswctype(c, wctype("digit")) == !iswdigit(c));
  assert(!wctype("vowel"));
  assert(towctrans(L'b', wctrans("toupper")) == L'B' && !wctrans("torot13"));
  return 0;
}

/*
 * Models of functions of <wctype.h>, and of those of <wchar.h> for single characters, in the C locale.
 *
 * Characters beyond ASCII are in no class there. Where a class is not zero, the number is that of the GNU C Library.
 *
 * Deliberately absent: classes and mappings by name (wctype), multibyte characters, other locales.
 *
 * Sources: ISO C17 7.30 and 7.29.6.1; the manual of the GNU C Library.
 */

#include "types.h"

typedef unsigned wint_t;

#define WEOF 0xffffffffu

static int model_between(wint_t c, wint_t first, wint_t last) {
  return c >= first && c <= last;
}

int iswupper(wint_t c) {
  return model_between(c, 'A', 'Z') ? 0x100 : 0;
}

int iswlower(wint_t c) {
  return model_between(c, 'a', 'z') ? 0x200 : 0;
}

int iswalpha(wint_t c) {
  return model_between(c, 'A', 'Z') || model_between(c, 'a', 'z') ? 0x400 : 0;
}

int iswdigit(wint_t c) {
  return model_between(c, '0', '9');
}

int iswalnum(wint_t c) {
  return iswalpha(c) || iswdigit(c) ? 8 : 0;
}

int iswxdigit(wint_t c) {
  return iswdigit(c) || model_between(c, 'A', 'F') || model_between(c, 'a', 'f') ? 0x1000 : 0;
}

int iswspace(wint_t c) {
  return c == ' ' || model_between(c, '\t', '\r') ? 0x2000 : 0;
}

int iswblank(wint_t c) {
  return c == ' ' || c == '\t';
}

int iswcntrl(wint_t c) {
  return c < ' ' || c == 127 ? 2 : 0;
}

int iswprint(wint_t c) {
  return model_between(c, ' ', '~') ? 0x4000 : 0;
}

int iswgraph(wint_t c) {
  return model_between(c, '!', '~') ? 0x8000 : 0;
}

int iswpunct(wint_t c) {
  return iswgraph(c) && !iswalnum(c) ? 4 : 0;
}

/* C17 7.30.3.1.1 */
wint_t towlower(wint_t c) {
  return iswupper(c) ? c - 'A' + 'a' : c;
}

/* C17 7.30.3.1.2 */
wint_t towupper(wint_t c) {
  return iswlower(c) ? c - 'a' + 'A' : c;
}

/* C17 7.29.6.1.1 */
wint_t btowc(int c) {
  return c >= 0 && c < 128 ? (wint_t)c : WEOF;
}

/* C17 7.29.6.1.2 */
int wctob(wint_t c) {
  return c < 128 ? (int)c : -1;
}

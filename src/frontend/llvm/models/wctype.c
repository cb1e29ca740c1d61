/*
 * Models of functions of <wctype.h>, and of those of <wchar.h> for single characters, in the C locale.
 *
 * Characters beyond ASCII are in no class there. Where a class is not zero, the number is that of the GNU C Library.
 *
 * Deliberately absent: multibyte characters, other locales.
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

int strcmp(const char *left, const char *right);

/* C17 7.30.2.2.2: zero for what is the name of no class. */
unsigned long wctype(const char *name) {
  static const char *const names[] = {"alnum", "alpha", "blank", "cntrl", "digit", "graph",
                                      "lower", "print", "punct", "space", "upper", "xdigit"};
  for (int i = 0; i < 12; i++) {
    if (strcmp(name, names[i]) == 0) return i + 1;
  }
  return 0;
}

/* C17 7.30.2.2.1 */
int iswctype(wint_t c, unsigned long class) {
  switch (class) {
  case 1: return iswalnum(c);
  case 2: return iswalpha(c);
  case 3: return iswblank(c);
  case 4: return iswcntrl(c);
  case 5: return iswdigit(c);
  case 6: return iswgraph(c);
  case 7: return iswlower(c);
  case 8: return iswprint(c);
  case 9: return iswpunct(c);
  case 10: return iswspace(c);
  case 11: return iswupper(c);
  case 12: return iswxdigit(c);
  default: return 0;
  }
}

static const int model_lower, model_upper;

/* C17 7.30.3.2.2: null for what is the name of no mapping. */
const int *wctrans(const char *name) {
  if (strcmp(name, "tolower") == 0) return &model_lower;
  return strcmp(name, "toupper") == 0 ? &model_upper : NULL;
}

/* C17 7.30.3.2.1 */
wint_t towctrans(wint_t c, const int *mapping) {
  if (mapping == &model_lower) return towlower(c);
  return mapping == &model_upper ? towupper(c) : c;
}

/* C17 7.29.6.1.1 */
wint_t btowc(int c) {
  return c >= 0 && c < 128 ? (wint_t)c : WEOF;
}

/* C17 7.29.6.1.2 */
int wctob(wint_t c) {
  return c < 128 ? (int)c : -1;
}

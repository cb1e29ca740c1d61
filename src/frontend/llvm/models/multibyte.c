/*
 * Models of functions of <wchar.h> and <stdlib.h> for multibyte characters, and of those that read numbers from wide texts, in the C
 * locale: each of the first 128 bytes is the character of its number, and no other byte is one. No state is kept.
 *
 * Deliberately absent: floating-point numbers.
 *
 * Sources: ISO C17 7.22.7, 7.22.8, 7.29.4.1.2, 7.29.6; POSIX.1-2017 (XSH); the manual of the GNU C Library.
 */

#include "types.h"

#define EILSEQ 84

typedef struct model_conversion_state mbstate_t;

/* What is no character is an error. */
static size_t model_no_character(void) {
  errno = EILSEQ;
  return -1;
}

static int model_is_character(unsigned c) {
  return c < 128;
}

/* C17 7.29.6.2.1: any state is the first one. */
int mbsinit(const mbstate_t *state) {
  (void)state;
  return 1;
}

/* C17 7.29.6.3.2 */
size_t mbrtowc(wchar_t *to, const char *from, size_t size, mbstate_t *state) {
  (void)state;
  if (!from) return 0;
  if (size == 0) return -2;
  unsigned char c = *from;
  if (!model_is_character(c)) return model_no_character();
  if (to) *to = c;
  return c != 0;
}

/* C17 7.29.6.3.1 */
size_t mbrlen(const char *from, size_t size, mbstate_t *state) {
  return mbrtowc(NULL, from, size, state);
}

/* C17 7.22.7.2: too few bytes are no character. */
int mbtowc(wchar_t *to, const char *from, size_t size) {
  if (!from) return 0;
  return size == 0 ? -1 : (int)mbrtowc(to, from, size, NULL);
}

/* C17 7.22.7.1 */
int mblen(const char *from, size_t size) {
  return mbtowc(NULL, from, size);
}

/* C17 7.29.6.3.3 */
size_t wcrtomb(char *to, wchar_t c, mbstate_t *state) {
  (void)state;
  if (!to) return 1;
  if (!model_is_character(c)) return model_no_character();
  *to = c;
  return 1;
}

/* C17 7.22.7.3 */
int wctomb(char *to, wchar_t c) {
  return to ? (int)wcrtomb(to, c, NULL) : 0;
}

/* C17 7.29.6.4.1, and POSIX's for a null pointer: no more than so many characters. */
size_t mbsrtowcs(wchar_t *to, const char **from, size_t size, mbstate_t *state) {
  (void)state;
  const char *at = *from;
  size_t count = 0;
  for (; !to || count < size; count++, at++) {
    unsigned char c = *at;
    if (!model_is_character(c)) {
      if (to) *from = at;
      return model_no_character();
    }
    if (to) to[count] = c;
    if (!c) {
      if (to) *from = NULL;
      return count;
    }
  }
  *from = at;
  return count;
}

/* C17 7.22.8.1 */
size_t mbstowcs(wchar_t *to, const char *from, size_t size) {
  return mbsrtowcs(to, &from, size, NULL);
}

/* C17 7.29.6.4.2 */
size_t wcsrtombs(char *to, const wchar_t **from, size_t size, mbstate_t *state) {
  (void)state;
  const wchar_t *at = *from;
  size_t count = 0;
  for (; !to || count < size; count++, at++) {
    if (!model_is_character(*at)) {
      if (to) *from = at;
      return model_no_character();
    }
    if (to) to[count] = *at;
    if (!*at) {
      if (to) *from = NULL;
      return count;
    }
  }
  *from = at;
  return count;
}

/* C17 7.22.8.2 */
size_t wcstombs(char *to, const wchar_t *from, size_t size) {
  return wcsrtombs(to, &from, size, NULL);
}

#define MODEL_CHAR wchar_t
#define MODEL_DIGITS model_wide_digits
#define MODEL_PARSE model_wide_parse
#define MODEL_ANY_END model_any_wide_stop
#define MODEL_ANY_SIGNED model_any_wide_signed
#define MODEL_ANY_UNSIGNED model_any_wide_unsigned
#define MODEL_SIGNED model_wide_signed
#define MODEL_UNSIGNED model_wide_unsigned
#include "integer_of_text.h"

/* C17 7.29.4.1.2 */
long wcstol(const wchar_t *text, wchar_t **end, int base) {
  return model_wide_signed(text, end, base, 0, LONG_MAX);
}

/* C17 7.29.4.1.2 */
long long wcstoll(const wchar_t *text, wchar_t **end, int base) {
  return model_wide_signed(text, end, base, 0, LLONG_MAX);
}

/* C17 7.29.4.1.2 */
unsigned long wcstoul(const wchar_t *text, wchar_t **end, int base) {
  return model_wide_unsigned(text, end, base, 0, LONG_MAX * 2UL + 1);
}

/* C17 7.29.4.1.2 */
unsigned long long wcstoull(const wchar_t *text, wchar_t **end, int base) {
  return model_wide_unsigned(text, end, base, 0, LLONG_MAX * 2ULL + 1);
}

/*
 * Models of functions of <wchar.h>, in the C locale.
 *
 * Each reads its arguments from their beginning, and no further than to what decides its result.
 *
 * Deliberately absent: formats, and what files hold; numbers and multibyte characters are in multibyte.c, classes of characters in wctype.c.
 *
 * Sources: ISO C17 7.29.4; POSIX.1-2017 (XSH); for the functions of BSD and GNU, the manuals of OpenBSD and of the GNU
 * C Library.
 */

#include "types.h"

/* C17 7.29.4.6.1 */
size_t wcslen(const wchar_t *text) {
  size_t n = 0;
  while (text[n]) n++;
  return n;
}

/* POSIX */
size_t wcsnlen(const wchar_t *text, size_t size) {
  size_t n = 0;
  while (n < size && text[n]) n++;
  return n;
}

/* POSIX */
wchar_t *wcpcpy(wchar_t *to, const wchar_t *from) {
  for (; *from; to++, from++) *to = *from;
  *to = 0;
  return to;
}

/* C17 7.29.4.2.1 */
wchar_t *wcscpy(wchar_t *to, const wchar_t *from) {
  wcpcpy(to, from);
  return to;
}

/* POSIX */
wchar_t *wcpncpy(wchar_t *to, const wchar_t *from, size_t size) {
  size_t n = 0;
  for (; n < size && from[n]; n++) to[n] = from[n];
  for (size_t i = n; i < size; i++) to[i] = 0;
  return to + n;
}

/* C17 7.29.4.2.2 */
wchar_t *wcsncpy(wchar_t *to, const wchar_t *from, size_t size) {
  wcpncpy(to, from, size);
  return to;
}

/* BSD */
size_t wcslcpy(wchar_t *to, const wchar_t *from, size_t size) {
  size_t n = 0;
  for (; from[n]; n++) {
    if (n + 1 < size) to[n] = from[n];
  }
  if (size) to[n < size ? n : size - 1] = 0;
  return n;
}

/* BSD */
size_t wcslcat(wchar_t *to, const wchar_t *from, size_t size) {
  size_t n = wcsnlen(to, size);
  return n + wcslcpy(to + n, from, size - n);
}

/* C17 7.29.4.3.1 */
wchar_t *wcscat(wchar_t *to, const wchar_t *from) {
  wcpcpy(to + wcslen(to), from);
  return to;
}

/* C17 7.29.4.3.2 */
wchar_t *wcsncat(wchar_t *to, const wchar_t *from, size_t size) {
  wchar_t *end = to + wcslen(to);
  size_t n = 0;
  for (; n < size && from[n]; n++) end[n] = from[n];
  end[n] = 0;
  return to;
}

/* C17 7.29.4.4.3; the result is -1, 0 or 1. */
int wcsncmp(const wchar_t *left, const wchar_t *right, size_t size) {
  for (size_t i = 0; i < size; i++) {
    if (left[i] != right[i]) return left[i] < right[i] ? -1 : 1;
    if (!left[i]) return 0;
  }
  return 0;
}

/* C17 7.29.4.4.1 */
int wcscmp(const wchar_t *left, const wchar_t *right) {
  return wcsncmp(left, right, SIZE_MAX);
}

/* C17 7.29.4.4.2; in the C locale the same as wcscmp. */
int wcscoll(const wchar_t *left, const wchar_t *right) {
  return wcscmp(left, right);
}

/* POSIX; the result is the difference of the first two letters that differ. */
int wcsncasecmp(const wchar_t *left, const wchar_t *right, size_t size) {
  for (size_t i = 0; i < size; i++) {
    wchar_t a = model_to_lower(left[i]), b = model_to_lower(right[i]);
    if (a != b || !a) return (unsigned)a - (unsigned)b;
  }
  return 0;
}

/* POSIX */
int wcscasecmp(const wchar_t *left, const wchar_t *right) {
  return wcsncasecmp(left, right, SIZE_MAX);
}

/* GNU */
wchar_t *wcschrnul(const wchar_t *text, wchar_t c) {
  while (*text && *text != c) text++;
  return (wchar_t *)text;
}

/* C17 7.29.4.5.1 */
wchar_t *wcschr(const wchar_t *text, wchar_t c) {
  text = wcschrnul(text, c);
  return *text == c ? (wchar_t *)text : NULL;
}

/* C17 7.29.4.5.4 */
wchar_t *wcsrchr(const wchar_t *text, wchar_t c) {
  wchar_t *last = NULL;
  for (;; text++) {
    if (*text == c) last = (wchar_t *)text;
    if (!*text) return last;
  }
}

static int model_is_wide_one_of(wchar_t c, const wchar_t *set) {
  for (; *set; set++) {
    if (*set == c) return 1;
  }
  return 0;
}

/* C17 7.29.4.5.5 */
size_t wcsspn(const wchar_t *text, const wchar_t *set) {
  size_t n = 0;
  while (text[n] && model_is_wide_one_of(text[n], set)) n++;
  return n;
}

/* C17 7.29.4.5.2 */
size_t wcscspn(const wchar_t *text, const wchar_t *set) {
  size_t n = 0;
  while (text[n] && !model_is_wide_one_of(text[n], set)) n++;
  return n;
}

/* C17 7.29.4.5.3 */
wchar_t *wcspbrk(const wchar_t *text, const wchar_t *set) {
  text += wcscspn(text, set);
  return *text ? (wchar_t *)text : NULL;
}

/* C17 7.29.4.5.7 */
wchar_t *wcstok(wchar_t *text, const wchar_t *separators, wchar_t **next) {
  if (!text) text = *next;
  if (!text) return NULL;
  text += wcsspn(text, separators);
  wchar_t *end = text + wcscspn(text, separators);
  *next = NULL;
  if (end == text) return NULL;
  if (*end) {
    *end = 0;
    *next = end + 1;
  }
  return text;
}

static int model_wide_begins_with(const wchar_t *text, const wchar_t *begin) {
  for (; *begin; text++, begin++) {
    if (*text != *begin) return 0;
  }
  return 1;
}

/* C17 7.29.4.5.6 */
wchar_t *wcsstr(const wchar_t *text, const wchar_t *part) {
  for (;; text++) {
    if (model_wide_begins_with(text, part)) return (wchar_t *)text;
    if (!*text) return NULL;
  }
}

/* XPG4; the same as wcsstr. */
wchar_t *wcswcs(const wchar_t *text, const wchar_t *part) {
  return wcsstr(text, part);
}

/* C17 7.29.4.2.3 */
wchar_t *wmemcpy(wchar_t *to, const wchar_t *from, size_t size) {
  return memcpy(to, from, size * sizeof(wchar_t));
}

/* GNU */
wchar_t *wmempcpy(wchar_t *to, const wchar_t *from, size_t size) {
  return wmemcpy(to, from, size) + size;
}

/* C17 7.29.4.2.4 */
wchar_t *wmemmove(wchar_t *to, const wchar_t *from, size_t size) {
  return memmove(to, from, size * sizeof(wchar_t));
}

/* C17 7.29.4.6.2 */
wchar_t *wmemset(wchar_t *to, wchar_t c, size_t size) {
  for (size_t i = 0; i < size; i++) to[i] = c;
  return to;
}

/* C17 7.29.4.4.5; the result is -1, 0 or 1. */
int wmemcmp(const wchar_t *left, const wchar_t *right, size_t size) {
  for (size_t i = 0; i < size; i++) {
    if (left[i] != right[i]) return left[i] < right[i] ? -1 : 1;
  }
  return 0;
}

/* C17 7.29.4.5.8 */
wchar_t *wmemchr(const wchar_t *text, wchar_t c, size_t size) {
  for (size_t i = 0; i < size; i++) {
    if (text[i] == c) return (wchar_t *)(text + i);
  }
  return NULL;
}

/* GNU */
wchar_t *wcsdup(const wchar_t *text) {
  size_t size = wcslen(text) + 1;
  wchar_t *copy = malloc(size * sizeof(wchar_t));
  return copy ? wmemcpy(copy, text, size) : NULL;
}

typedef struct model_stream FILE;
unsigned __eufonium_library_fgetwc(FILE *stream);

/* C17 7.29.3.2; what is read before an error is no line. */
wchar_t *fgetws(wchar_t *to, int size, FILE *stream) {
  int n = 0;
  if (size <= 0) return NULL;
  while (n < size - 1) {
    unsigned c = __eufonium_library_fgetwc(stream);
    if (c == -1u) break;
    to[n++] = c;
    if (c == L'\n') break;
  }
  if (n == 0 && size > 1) return NULL;
  to[n] = 0;
  return to;
}

/*
 * Models of functions of <string.h>, <strings.h> and <libgen.h>, in the C locale.
 *
 * Each reads its arguments from their beginning, and no further than to what decides its result.
 *
 * Deliberately absent: functions that the checker knows itself (memcpy, strlen, strcmp, strcpy, strchr and their kind),
 * texts of errors and signals, functions with a locale as argument, and what only some systems have.
 *
 * Sources: ISO C17 7.24; POSIX.1-2017 (XSH); for the functions of BSD and GNU, the manuals of OpenBSD and of the GNU C
 * Library.
 */

#include "types.h"

static int model_is_one_of(char c, const char *set) {
  for (; *set; set++) {
    if (*set == c) return 1;
  }
  return 0;
}

/* C17 7.24.5.6 */
size_t strspn(const char *text, const char *set) {
  size_t n = 0;
  while (text[n] && model_is_one_of(text[n], set)) n++;
  return n;
}

/* C17 7.24.5.3 */
size_t strcspn(const char *text, const char *set) {
  size_t n = 0;
  while (text[n] && !model_is_one_of(text[n], set)) n++;
  return n;
}

/* C17 7.24.5.4 */
char *strpbrk(const char *text, const char *set) {
  text += strcspn(text, set);
  return *text ? (char *)text : NULL;
}

/* C17 7.24.5.5 */
char *strrchr(const char *text, int c) {
  char *last = NULL;
  for (;; text++) {
    if (*text == (char)c) last = (char *)text;
    if (!*text) return last;
  }
}

static int model_begins_with(const char *text, const char *begin) {
  for (; *begin; text++, begin++) {
    if (*text != *begin) return 0;
  }
  return 1;
}

/* C17 7.24.5.7 */
char *strstr(const char *text, const char *part) {
  for (;; text++) {
    if (model_begins_with(text, part)) return (char *)text;
    if (!*text) return NULL;
  }
}

/* POSIX */
char *strtok_r(char *text, const char *separators, char **next) {
  if (!text) text = *next;
  text += strspn(text, separators);
  char *end = text + strcspn(text, separators);
  *next = end;
  if (end == text) return NULL;
  if (*end) {
    *end = 0;
    *next = end + 1;
  }
  return text;
}

/* Another name of the GNU C Library. */
char *__strtok_r(char *text, const char *separators, char **next) {
  return strtok_r(text, separators, next);
}

static char *model_strtok_next;

/* C17 7.24.5.8 */
char *strtok(char *text, const char *separators) {
  return strtok_r(text, separators, &model_strtok_next);
}

/* BSD */
char *strsep(char **place, const char *separators) {
  char *text = *place;
  if (!text) return NULL;
  char *end = text + strcspn(text, separators);
  if (*end) {
    *end = 0;
    *place = end + 1;
  } else {
    *place = NULL;
  }
  return text;
}

/* POSIX */
char *strndup(const char *text, size_t size) {
  size_t n = 0;
  while (n < size && text[n]) n++;
  char *copy = malloc(n + 1);
  if (!copy) return NULL;
  memcpy(copy, text, n);
  copy[n] = 0;
  return copy;
}

/* Another name of the GNU C Library. */
char *__strndup(const char *text, size_t size) {
  return strndup(text, size);
}

/* BSD */
size_t strlcpy(char *to, const char *from, size_t size) {
  size_t n = 0;
  for (; from[n]; n++) {
    if (n + 1 < size) to[n] = from[n];
  }
  if (size) to[n < size ? n : size - 1] = 0;
  return n;
}

/* BSD */
size_t strlcat(char *to, const char *from, size_t size) {
  size_t n = 0;
  while (n < size && to[n]) n++;
  return n + strlcpy(to + n, from, size - n);
}

/* POSIX */
char *stpncpy(char *to, const char *from, size_t size) {
  size_t n = 0;
  for (; n < size && from[n]; n++) to[n] = from[n];
  for (size_t i = n; i < size; i++) to[i] = 0;
  return to + n;
}

/* Another name of the GNU C Library. */
char *__stpncpy(char *to, const char *from, size_t size) {
  return stpncpy(to, from, size);
}

/* POSIX; the result is the difference of the first two letters that differ. */
int strncasecmp(const char *left, const char *right, size_t size) {
  for (size_t i = 0; i < size; i++) {
    int a = model_to_lower((unsigned char)left[i]), b = model_to_lower((unsigned char)right[i]);
    if (a != b || !a) return a - b;
  }
  return 0;
}

/* POSIX */
int strcasecmp(const char *left, const char *right) {
  return strncasecmp(left, right, SIZE_MAX);
}

/* GNU */
char *strcasestr(const char *text, const char *part) {
  size_t size = strlen(part);
  for (;; text++) {
    if (!strncasecmp(text, part, size)) return (char *)text;
    if (!*text) return NULL;
  }
}

/* POSIX */
void *memccpy(void *to, const void *from, int c, size_t size) {
  unsigned char *target = to;
  const unsigned char *source = from;
  for (size_t i = 0; i < size; i++) {
    target[i] = source[i];
    if (source[i] == (unsigned char)c) return target + i + 1;
  }
  return NULL;
}

/* GNU */
void *memmem(const void *bytes, size_t size, const void *part, size_t part_size) {
  const char *at = bytes;
  for (; size >= part_size; at++, size--) {
    if (!memcmp(at, part, part_size)) return (void *)at;
    if (!size) return NULL;
  }
  return NULL;
}

/* GNU */
void *memrchr(const void *bytes, int c, size_t size) {
  const unsigned char *at = bytes;
  while (size > 0) {
    size--;
    if (at[size] == (unsigned char)c) return (void *)(at + size);
  }
  return NULL;
}

/* GNU */
void *rawmemchr(const void *bytes, int c) {
  const unsigned char *at = bytes;
  while (*at != (unsigned char)c) at++;
  return (void *)at;
}

/* Another name of the GNU C Library. */
void *__rawmemchr(const void *bytes, int c) {
  return rawmemchr(bytes, c);
}

/* GNU */
char *strchrnul(const char *text, int c) {
  while (*text && *text != (char)c) text++;
  return (char *)text;
}

/* POSIX.1-2001; the same as strchr. */
char *index(const char *text, int c) {
  text = strchrnul(text, c);
  return *text == (char)c ? (char *)text : NULL;
}

/* POSIX.1-2001; the same as strrchr. */
char *rindex(const char *text, int c) {
  return strrchr(text, c);
}

/* POSIX.1-2001; memmove with its arguments in another order. */
void bcopy(const void *from, void *to, size_t size) {
  memmove(to, from, size);
}

/* POSIX; the last of an odd number of bytes is not copied. */
void swab(const void *from, void *to, ssize_t size) {
  const char *source = from;
  char *target = to;
  for (ssize_t i = 0; i + 1 < size; i += 2) {
    char first = source[i], second = source[i + 1];
    target[i] = second;
    target[i + 1] = first;
  }
}

/* POSIX */
int ffsll(long long value) {
  unsigned long long bits = value;
  if (!bits) return 0;
  int place = 1;
  for (; !(bits & 1); bits >>= 1) place++;
  return place;
}

/* POSIX */
int ffsl(long value) {
  return ffsll(value);
}

/* POSIX */
int ffs(int value) {
  return ffsll(value);
}

/* C17 7.24.4.5; in the C locale the text itself. What does not fit is copied as far as it fits, without an end. */
size_t strxfrm(char *to, const char *from, size_t size) {
  size_t n = strlen(from);
  for (size_t i = 0; i < size && i <= n; i++) to[i] = from[i];
  return n;
}

/* GNU; what stands behind the last slash. */
char *basename(const char *path) {
  char *slash = strrchr(path, '/');
  return slash ? slash + 1 : (char *)path;
}

static char model_dot[2] = ".";

/* POSIX, as <libgen.h> names it; it shortens its argument. "//" gives "/". */
char *__xpg_basename(char *path) {
  if (!path || !*path) return model_dot;
  size_t end = strlen(path);
  while (end > 0 && path[end - 1] == '/') end--;
  if (end == 0) return path + strlen(path) - 1;
  if (path[end]) path[end] = 0;
  size_t begin = end;
  while (begin > 0 && path[begin - 1] != '/') begin--;
  return path + begin;
}

/* POSIX; it shortens its argument. Two slashes at the beginning stay two, more become one. */
char *dirname(char *path) {
  if (!path) return model_dot;
  size_t end = strlen(path);
  while (end > 0 && path[end - 1] == '/') end--;
  if (end == 0) end = strlen(path);
  while (end > 0 && path[end - 1] != '/') end--;
  if (end == 0) return model_dot;
  size_t slashes = end;
  while (end > 0 && path[end - 1] == '/') end--;
  if (end == 0) end = slashes == 2 ? 2 : 1;
  path[end] = 0;
  return path;
}

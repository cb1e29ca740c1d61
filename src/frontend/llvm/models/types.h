/*
 * What the models share: types of the C library, and the functions that they call and the checker knows.
 *
 * No header of a system is included: the models are compiled where there may be none, for 32 and for 64 bits.
 */

#ifndef MODEL_TYPES_H
#define MODEL_TYPES_H

typedef __SIZE_TYPE__ size_t;
typedef __PTRDIFF_TYPE__ ptrdiff_t;
typedef __PTRDIFF_TYPE__ ssize_t;
typedef __WCHAR_TYPE__ wchar_t;
typedef __INTMAX_TYPE__ intmax_t;
typedef __UINTMAX_TYPE__ uintmax_t;

#define NULL ((void *)0)
#define SIZE_MAX __SIZE_MAX__
#define ULLONG_MAX (__LONG_LONG_MAX__ * 2ULL + 1)
#define INT_MAX __INT_MAX__
#define INT_MIN (-__INT_MAX__ - 1)
#define LONG_MAX __LONG_MAX__
#define LLONG_MAX __LONG_LONG_MAX__

/* Those of Linux. */
#define ESRCH 3
#define EAGAIN 11
#define ENOMEM 12
#define EINVAL 22
#define ENOSPC 28
#define EDOM 33
#define ERANGE 34
#define EOVERFLOW 75
#define EAFNOSUPPORT 97

#define errno (*__errno_location())
int *__errno_location(void);

void *malloc(size_t size);
void *memcpy(void *to, const void *from, size_t size);
void *memmove(void *to, const void *from, size_t size);
int memcmp(const void *left, const void *right, size_t size);
size_t strlen(const char *text);

/* Ends the analysis of a run that does what is not modelled, which the text says. */
void __eufonium_unmodelled(const char *what);

/* Whether results are to be exact. If not, what is done must be able to do all that is done otherwise. */
_Bool __eufonium_exact(void);

/* The same for a number that a text spells. */
_Bool __eufonium_exact_number(void);

/* Whether a system gives arguments to the program. */
_Bool __eufonium_given_arguments(void);

/* Ends the run, if it is false. */
void __VERIFIER_assume(int holds);

/* Any number, of a result that is not computed. */
int __eufonium_any(void);
unsigned long long __eufonium_any_number(void);

/* Whether there are so many bytes at an address. */
_Bool sea_is_dereferenceable(const void *address, size_t size);

/* Any number, and any end of its text, on which nothing may depend. */
double __eufonium_strtod(const char *text, char **end);
float __eufonium_strtof(const char *text, char **end);

/* The classes of characters that the models ask for are those of the C locale. */
static int model_is_space(int c) {
  return c == ' ' || (c >= '\t' && c <= '\r');
}

static int model_to_lower(int c) {
  return c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c;
}

#endif

/*
 * Models of functions of <stdlib.h>, <inttypes.h> and <search.h>, in the C locale.
 *
 * Deliberately absent: functions that the checker knows itself (malloc, qsort, atexit, abs and their kind),
 * floating-point numbers but for those that one operation gives, random numbers, multibyte characters, and qsort_r, for which the order of equal elements is
 * not specified.
 *
 * Sources: ISO C17 7.22 and 7.8; POSIX.1-2017 (XSH); the manual of the GNU C Library; Clinger, "How to read floating-point
 * numbers accurately" (PLDI 1990).
 */

#include "types.h"

/* The value of a digit of a base up to 36, or 36. */
static unsigned model_digit(int c) {
  int lower = model_to_lower(c);
  if (c >= '0' && c <= '9') return c - '0';
  if (lower >= 'a' && lower <= 'z') return lower - 'a' + 10;
  return 36;
}

/* A number with a digit behind it. What does not fit sets `over`. */
static unsigned long long model_with_digit(unsigned long long value, unsigned digit, unsigned base, int *over) {
  if (value > ULLONG_MAX / base || value * base > ULLONG_MAX - digit) *over = 1;
  return value * base + digit;
}

/* A number with its sign in a type with a sign and this greatest number, or the next number of the type and ERANGE. */
static long long model_signed(unsigned long long value, int negative, int over, unsigned long long most) {
  if (negative) most++;
  if (over || value > most) {
    errno = ERANGE;
    value = most;
  }
  return negative ? -value : value;
}

/* A number with its sign in a type without a sign and this greatest number, or that number and ERANGE. */
static unsigned long long model_unsigned(unsigned long long value, int negative, int over, unsigned long long most) {
  if (over || value > most) {
    errno = ERANGE;
    return most;
  }
  return negative ? -value : value;
}

/* Whether there are numbers to a base, which is 0 for any that a prefix says. */
static int model_is_base(int base) {
  if (base == 0 || (base >= 2 && base <= 36)) return 1;
  errno = EINVAL;
  return 0;
}

/* What a text says of a number. */
struct model_parsed {
  unsigned long long value;
  int negative;
  int over;
};

#define MODEL_CHAR char
#define MODEL_DIGITS model_digits
#define MODEL_PARSE model_parse
#define MODEL_ANY_END model_any_stop
#define MODEL_ANY_SIGNED model_any_signed
#define MODEL_ANY_UNSIGNED model_any_unsigned
#define MODEL_SIGNED model_signed_of
#define MODEL_UNSIGNED model_unsigned_of
#include "integer_of_text.h"

/* C17 7.22.1.4 */
long strtol(const char *text, char **end, int base) {
  return model_signed_of(text, end, base, 0, LONG_MAX);
}

/* C17 7.22.1.4 */
long long strtoll(const char *text, char **end, int base) {
  return model_signed_of(text, end, base, 0, LLONG_MAX);
}

/* C17 7.22.1.4 */
unsigned long strtoul(const char *text, char **end, int base) {
  return model_unsigned_of(text, end, base, 0, LONG_MAX * 2UL + 1);
}

/* C17 7.22.1.4 */
unsigned long long strtoull(const char *text, char **end, int base) {
  return model_unsigned_of(text, end, base, 0, LLONG_MAX * 2ULL + 1);
}

/* C17 7.8.2.3 */
intmax_t strtoimax(const char *text, char **end, int base) {
  return strtoll(text, end, base);
}

/* C17 7.8.2.3 */
uintmax_t strtoumax(const char *text, char **end, int base) {
  return strtoull(text, end, base);
}

/* BSD */
long long strtoq(const char *text, char **end, int base) {
  return strtoll(text, end, base);
}

/* BSD */
unsigned long long strtouq(const char *text, char **end, int base) {
  return strtoull(text, end, base);
}

/* C23 7.24.1.7, as the GNU C Library names it */
long __isoc23_strtol(const char *text, char **end, int base) {
  return model_signed_of(text, end, base, 1, LONG_MAX);
}

/* C23 7.24.1.7, as the GNU C Library names it */
long long __isoc23_strtoll(const char *text, char **end, int base) {
  return model_signed_of(text, end, base, 1, LLONG_MAX);
}

/* C23 7.24.1.7, as the GNU C Library names it */
unsigned long __isoc23_strtoul(const char *text, char **end, int base) {
  return model_unsigned_of(text, end, base, 1, LONG_MAX * 2UL + 1);
}

/* C23 7.24.1.7, as the GNU C Library names it */
unsigned long long __isoc23_strtoull(const char *text, char **end, int base) {
  return model_unsigned_of(text, end, base, 1, LLONG_MAX * 2ULL + 1);
}

/* C23 7.8.2.3, as the GNU C Library names it */
intmax_t __isoc23_strtoimax(const char *text, char **end, int base) {
  return __isoc23_strtoll(text, end, base);
}

/* C23 7.8.2.3, as the GNU C Library names it */
uintmax_t __isoc23_strtoumax(const char *text, char **end, int base) {
  return __isoc23_strtoull(text, end, base);
}

/* digits * 10^exponent. */
struct model_decimal {
  unsigned long long digits;
  int exponent;
  int rest; /* whether the number is a little more, as digits for which there is no place are not all zero */
};

/* Digits of a decimal number, each of which changes the exponent by `step`. */
static int model_decimal_digits(const char **place, struct model_decimal *number, int step) {
  int found = 0;
  for (; **place >= '0' && **place <= '9'; (*place)++, found = 1) {
    if (number->digits >= ULLONG_MAX / 10 - 1) {
      number->exponent += step + 1;
      if (**place != '0') number->rest = 1;
      continue;
    }
    number->digits = number->digits * 10 + (**place - '0');
    number->exponent += step;
  }
  return found;
}

/* The exponent behind a letter, if there is one; moves behind it. */
static int model_exponent(const char **place, char letter) {
  if (model_to_lower(**place) != letter) return 0;
  const char *digit = *place + 1;
  int negative = *digit == '-', exponent = 0;
  if (*digit == '-' || *digit == '+') digit++;
  if (*digit < '0' || *digit > '9') return 0;
  for (; *digit >= '0' && *digit <= '9'; digit++) {
    if (exponent < 10000) exponent = exponent * 10 + (*digit - '0');
  }
  *place = digit;
  return negative ? -exponent : exponent;
}

/* C17 7.22.1.3p3, decimal numbers without a sign; null if there is none. */
static const char *model_decimal(const char *at, struct model_decimal *number) {
  int found = model_decimal_digits(&at, number, 0);
  if (*at == '.') {
    const char *fraction = at + 1;
    if (model_decimal_digits(&fraction, number, -1)) found = 1;
    if (found) at = fraction;
  }
  if (!found) return NULL;
  number->exponent += model_exponent(&at, 'e');
  return at;
}

/* What stands behind a word, whatever its case; null if it is not there. */
static const char *model_behind_word(const char *at, const char *word) {
  for (; *word; word++, at++) {
    if (model_to_lower(*at) != *word) return NULL;
  }
  return at;
}

/* Whether a hexadecimal number begins. */
static int model_is_hexadecimal(const char *at) {
  if (*at != '0' || model_to_lower(at[1]) != 'x') return 0;
  return model_digit(at[2]) < 16 || (at[2] == '.' && model_digit(at[3]) < 16);
}

/* Those that are exact. */
static const double model_tens[] = {1e0,  1e1,  1e2,  1e3,  1e4,  1e5,  1e6,  1e7,  1e8,  1e9,  1e10, 1e11,
                                    1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22};
static const float model_float_tens[] = {1e0f, 1e1f, 1e2f, 1e3f, 1e4f, 1e5f, 1e6f, 1e7f, 1e8f, 1e9f, 1e10f};

/* A number of 64 bits, the first of which is one, times a power of two; and whether the number that is meant is a little more. */
struct model_binary {
  unsigned long long bits;
  int exponent;
  int rest;
};

/* The most powers of ten that `model_scale` has place for. */
#define MODEL_MOST_POWER 400

/* digits * 10^exponent, for digits that are not zero. */
static void model_scale(struct model_binary *to, unsigned long long digits, int exponent) {
  unsigned words[60]; /* the least significant one first */
  /* Below the digits there are enough zeros for 64 bits of the quotient: ten is less than 2^4. */
  int zeros = exponent < 0 ? (64 - 4 * exponent) / 32 + 1 : 0, count = zeros + 2;
  for (int i = 0; i < zeros; i++) words[i] = 0;
  words[zeros] = digits;
  words[zeros + 1] = digits >> 32;
  to->rest = 0;
  while (exponent != 0) {
    unsigned factor = 1;
    unsigned long long carry = 0;
    for (int i = 0; i < 9 && exponent != 0; i++) {
      factor *= 10;
      exponent += exponent < 0 ? 1 : -1;
    }
    if (zeros) {
      for (int i = count - 1; i >= 0; i--) {
        carry = carry << 32 | words[i];
        words[i] = carry / factor;
        carry %= factor;
      }
      to->rest |= carry != 0;
    } else {
      for (int i = 0; i < count; i++) {
        carry += (unsigned long long)words[i] * factor;
        words[i] = carry;
        carry >>= 32;
      }
      words[count++] = carry;
    }
  }
  while (!words[count - 1]) count--;
  unsigned first = words[--count], second = count > 0 ? words[count - 1] : 0, third = count > 1 ? words[count - 2] : 0;
  for (int i = 0; i < count - 2; i++) to->rest |= words[i] != 0;
  int shift = 0;
  while (!(first >> 31)) {
    first = first << 1 | second >> 31;
    second = second << 1 | third >> 31;
    third <<= 1;
    shift++;
  }
  to->rest |= third != 0;
  to->bits = (unsigned long long)first << 32 | second;
  to->exponent = 32 * (count - 1 - zeros) - shift;
}

/* Moves the first one among the bits, which are not zero, to the front. */
static void model_normalise(struct model_binary *number) {
  while (!(number->bits >> 63)) {
    number->bits <<= 1;
    number->exponent--;
  }
}

/* C17 7.22.1.3p3, the digits of a hexadecimal number; they may all be zero. */
static const char *model_hexadecimal(const char *at, struct model_binary *to) {
  int point = 0;
  to->bits = to->exponent = to->rest = 0;
  for (; model_digit(*at) < 16 || (*at == '.' && !point); at++) {
    if (*at == '.') {
      point = 1;
      continue;
    }
    if (to->bits >> 60) {
      to->rest |= *at != '0';
      to->exponent += point ? 0 : 4;
    } else {
      to->bits = to->bits << 4 | model_digit(*at);
      to->exponent -= point ? 4 : 0;
    }
  }
  to->exponent += model_exponent(&at, 'p');
  if (to->bits) model_normalise(to);
  return at;
}

int fegetround(void);

#define REAL double
#define WORD unsigned long long
#define NAME strtod
#define NEAREST model_nearest
#define OF_DECIMAL model_of_decimal
#define OF_OTHER model_of_other
#define UNKNOWN __eufonium_strtod
#define PRECISION 53
#define BIAS 1023
#define TENS model_tens
#define MOST_TENS 22
#include "real_of_text.h"

#define REAL float
#define WORD unsigned
#define NAME strtof
#define NEAREST model_nearest_float
#define OF_DECIMAL model_float_of_decimal
#define OF_OTHER model_float_of_other
#define UNKNOWN __eufonium_strtof
#define PRECISION 24
#define BIAS 127
#define TENS model_float_tens
#define MOST_TENS 10
#include "real_of_text.h"

/* C17 7.22.1.1 */
double atof(const char *text) {
  return strtod(text, NULL);
}

/* C17 7.22.1.2; a number that does not fit, for which C says nothing, is cut off from that of strtol. */
int atoi(const char *text) {
  return strtol(text, NULL, 10);
}

/* C17 7.22.1.2 */
long atol(const char *text) {
  return strtol(text, NULL, 10);
}

/* C17 7.22.1.2 */
long long atoll(const char *text) {
  return strtoll(text, NULL, 10);
}

/* C17 7.22.5.1; the middle of an even number of elements is the right one. */
void *bsearch(const void *key, const void *base, size_t count, size_t size,
              int (*compare)(const void *, const void *)) {
  size_t low = 0, high = count;
  while (low < high) {
    size_t middle = (low + high) / 2;
    const char *element = (const char *)base + middle * size;
    int order = compare(key, element);
    if (order == 0) return (void *)element;
    if (order < 0) {
      high = middle;
    } else {
      low = middle + 1;
    }
  }
  return NULL;
}

/* POSIX */
void *lfind(const void *key, const void *base, size_t *count, size_t size,
            int (*compare)(const void *, const void *)) {
  const char *element = base;
  for (size_t i = 0; i < *count; i++, element += size) {
    if (compare(key, element) == 0) return (void *)element;
  }
  return NULL;
}

/* POSIX */
void *lsearch(const void *key, void *base, size_t *count, size_t size, int (*compare)(const void *, const void *)) {
  void *found = lfind(key, base, count, size, compare);
  if (found) return found;
  void *element = (char *)base + *count * size;
  memcpy(element, key, size);
  ++*count;
  return element;
}

typedef struct { int quot, rem; } div_t;
typedef struct { long quot, rem; } ldiv_t;
typedef struct { long long quot, rem; } lldiv_t;
typedef struct { intmax_t quot, rem; } imaxdiv_t;

/* C17 7.22.6.2 */
div_t div(int dividend, int divisor) {
  div_t result = {dividend / divisor, dividend % divisor};
  return result;
}

/* C17 7.22.6.2 */
ldiv_t ldiv(long dividend, long divisor) {
  ldiv_t result = {dividend / divisor, dividend % divisor};
  return result;
}

/* C17 7.22.6.2 */
lldiv_t lldiv(long long dividend, long long divisor) {
  lldiv_t result = {dividend / divisor, dividend % divisor};
  return result;
}

/* C17 7.8.2.2 */
imaxdiv_t imaxdiv(intmax_t dividend, intmax_t divisor) {
  imaxdiv_t result = {dividend / divisor, dividend % divisor};
  return result;
}

/* POSIX; the result is a number of 32 bits without a sign. The first character that is no digit ends it. */
long a64l(const char *text) {
  unsigned result = 0;
  for (int i = 0; i < 6; i++) {
    char c = text[i];
    unsigned digit;
    if (c == '.' || c == '/') {
      digit = c - '.';
    } else if (c >= '0' && c <= '9') {
      digit = c - '0' + 2;
    } else if (c >= 'A' && c <= 'Z') {
      digit = c - 'A' + 12;
    } else if (c >= 'a' && c <= 'z') {
      digit = c - 'a' + 38;
    } else {
      break;
    }
    result |= digit << 6 * i;
  }
  return (unsigned long)result;
}

static char model_l64a_text[7];

/* POSIX; the number is taken modulo 2 to the power of 32. */
char *l64a(long value) {
  unsigned rest = (unsigned)value;
  int n = 0;
  for (; rest; rest >>= 6) {
    unsigned digit = rest & 63;
    char c = digit < 2 ? '.' + digit : digit < 12 ? '0' + digit - 2 : digit < 38 ? 'A' + digit - 12 : 'a' + digit - 38;
    model_l64a_text[n++] = c;
  }
  model_l64a_text[n] = 0;
  return model_l64a_text;
}

/* C17 7.22.2: a seed begins a sequence, and the same one again if it is the same seed. So numbers are any as long as there is one sequence,
   and nothing is known of them from the second one on. */
int __eufonium_random(void);

static int model_drawn, model_again;

static void model_seed(void) {
  if (model_drawn) model_again = 1;
}

static int model_draw(int is_again) {
  return is_again ? __eufonium_any() & INT_MAX : __eufonium_random();
}

static int model_number(void) {
  model_drawn = 1;
  return model_draw(model_again);
}

/* C17 7.22.2.2 */
void srand(unsigned seed) {
  (void)seed;
  model_seed();
}

/* POSIX */
void srandom(unsigned seed) {
  (void)seed;
  model_seed();
}

/* C17 7.22.2.1 */
int rand(void) {
  return model_number();
}

/* POSIX; the numbers are those of the GNU C Library. */
int rand_r(unsigned *seed) {
  unsigned state = *seed, result = 0;
  for (int bits = 11, i = 0; i < 3; i++, bits = 10) {
    state = state * 1103515245 + 12345;
    result = (result << bits) + (state >> 16) % (1u << bits);
  }
  *seed = state;
  return result;
}

/* POSIX; where `rand` draws, too */
long random(void) {
  return model_number();
}

/* POSIX: a fraction of 48 bits; `srand48` begins a sequence of its own */
static int model_drawn48, model_again48;

void srand48(long seed) {
  (void)seed;
  if (model_drawn48) model_again48 = 1;
}

double drand48(void) {
  model_drawn48 = 1;
  int high = model_draw(model_again48), low = model_draw(model_again48);
  return ((double)high * 131072 + (double)(low >> 14)) / 281474976710656;
}

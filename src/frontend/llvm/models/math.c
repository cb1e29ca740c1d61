/*
 * Models of functions of <math.h> that take numbers apart and put them together, on their representations.
 *
 * Formats are those of the x86 family: binary32, binary64, and the extended one of 80 bits. Results are those of the
 * GNU C Library where C leaves them open, with its `errno`. Operators round as is in force, so that results that must
 * be rounded are.
 *
 * Deliberately absent: functions that the checker knows itself (trunc, fmod, fma and their kind), those whose last bits
 * differ from library to library, exceptions of <fenv.h>, and nextafter of the format of 80 bits.
 *
 * Sources: ISO C17 7.12 and F.10; IEEE 754-2019, clauses 3.4 and 5.3.3; the manual of the GNU C Library.
 */

#include "types.h"

float fmodf(float x, float y);
double fmod(double x, double y);
long double fmodl(long double x, long double y);

union model_float {
  float number;
  unsigned bits;
};

union model_double {
  double number;
  unsigned long long bits;
};

union model_long_double {
  long double number;
  struct {
    unsigned long long bits;
    unsigned short high; /* the sign and the exponent */
  };
};

/* The biased exponent. */
static int model_field_float(float x) {
  union model_float u = {x};
  return u.bits >> 23 & 0xff;
}

static int model_field_double(double x) {
  union model_double u = {x};
  return u.bits >> 52 & 0x7ff;
}

static int model_field_long_double(long double x) {
  union model_long_double u = {x};
  return u.high & 0x7fff;
}

/* The number with another biased exponent. */
static float model_with_field_float(float x, int field) {
  union model_float u = {x};
  u.bits = (u.bits & ~(0xffu << 23)) | (unsigned)field << 23;
  return u.number;
}

static double model_with_field_double(double x, int field) {
  union model_double u = {x};
  u.bits = (u.bits & ~(0x7ffULL << 52)) | (unsigned long long)field << 52;
  return u.number;
}

static long double model_with_field_long_double(long double x, int field) {
  union model_long_double u = {x};
  u.high = (u.high & 0x8000) | field;
  return u.number;
}

/* The number whose significand ends with so many zeros. */
static float model_cut_float(float x, int count) {
  union model_float u = {x};
  u.bits = u.bits >> count << count;
  return u.number;
}

static double model_cut_double(double x, int count) {
  union model_double u = {x};
  u.bits = u.bits >> count << count;
  return u.number;
}

static long double model_cut_long_double(long double x, int count) {
  union model_long_double u = {x};
  u.bits = u.bits >> count << count;
  return u.number;
}

#define REAL float
#define NAME(name) name##f
#define MODEL(name) name##_float
#define PRECISION 24
#define BIAS 127
#include "math_of_type.h"
#undef REAL
#undef NAME
#undef MODEL
#undef PRECISION
#undef BIAS

#define REAL double
#define NAME(name) name
#define MODEL(name) name##_double
#define PRECISION 53
#define BIAS 1023
#include "math_of_type.h"
#undef REAL
#undef NAME
#undef MODEL
#undef PRECISION
#undef BIAS

#define REAL long double
#define NAME(name) name##l
#define MODEL(name) name##_long_double
#define PRECISION 64
#define BIAS 16383
#include "math_of_type.h"
#undef REAL
#undef NAME
#undef MODEL
#undef PRECISION
#undef BIAS

/* C17 7.12.11.3; a result that is subnormal, zero or infinite, of a number that is not zero, is ERANGE. */
float nextafterf(float x, float y) {
  union model_float u = {x};
  if (x != x || y != y) return x + y;
  if (x == y) return y;
  if (x == 0) {
    u.bits = y < 0 ? 0x80000001 : 1;
    return u.number;
  }
  u.bits += (x < y) == (x > 0) ? 1 : -1;
  int field = model_field_float(u.number);
  if (field == 0 || field == 0xff) errno = ERANGE;
  return u.number;
}

/* C17 7.12.11.3; a result that is subnormal, zero or infinite, of a number that is not zero, is ERANGE. */
double nextafter(double x, double y) {
  union model_double u = {x};
  if (x != x || y != y) return x + y;
  if (x == y) return y;
  if (x == 0) {
    u.bits = y < 0 ? 0x8000000000000001 : 1;
    return u.number;
  }
  u.bits += (x < y) == (x > 0) ? 1 : -1;
  int field = model_field_double(u.number);
  if (field == 0 || field == 0x7ff) errno = ERANGE;
  return u.number;
}

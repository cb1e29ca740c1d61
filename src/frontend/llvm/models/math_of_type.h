/*
 * The models of math.c for one type of numbers, which includes this for each.
 *
 * It says REAL, the type; NAME, how the library names a function for it; MODEL, how math.c does; PRECISION, the bits of
 * its significand; BIAS, that of its exponent.
 */

/* 2 to the power of PRECISION. */
#define STEP ((REAL)(1ULL << (PRECISION - 1)) * 2)
/* The biased exponent of what is infinite or NaN. */
#define ENDS (2 * BIAS + 1)

/* The exponent of a number that is neither zero nor infinite nor NaN; it is made normal by a multiplication if it is
 * subnormal. */
static int MODEL(model_exponent)(REAL *x) {
  int field = MODEL(model_field)(*x);
  if (field) return field - BIAS;
  *x *= STEP;
  return MODEL(model_field)(*x) - BIAS - PRECISION;
}

/* C17 7.12.6.4; zero for what has no exponent. */
REAL NAME(frexp)(REAL x, int *exponent) {
  *exponent = 0;
  if (x == 0 || MODEL(model_field)(x) == ENDS) return x;
  *exponent = MODEL(model_exponent)(&x) + 1;
  return MODEL(model_with_field)(x, BIAS - 1);
}

REAL NAME(sin)(REAL x);
REAL NAME(cos)(REAL x);

/* The manual of the GNU C Library; it may compute them otherwise than one by one. */
void NAME(sincos)(REAL x, REAL *sine, REAL *cosine) {
  *sine = NAME(sin)(x);
  *cosine = NAME(cos)(x);
}

/* C17 7.12.6.5; FP_ILOGB0 and FP_ILOGBNAN are INT_MIN. */
int NAME(ilogb)(REAL x) {
  if (x == 0 || MODEL(model_field)(x) == ENDS) {
    errno = EDOM;
    return x == 0 || x != x ? INT_MIN : INT_MAX;
  }
  return MODEL(model_exponent)(&x);
}

/* C17 7.12.6.11; zero, whose logarithm is infinite, does not set errno. */
REAL NAME(logb)(REAL x) {
  if (x == 0) return -(REAL)__builtin_inf();
  if (MODEL(model_field)(x) == ENDS) return x < 0 ? -x : x;
  return MODEL(model_exponent)(&x);
}

/* C17 7.12.6.13; a result that is zero or infinite, of a number that is not, is ERANGE. */
REAL NAME(scalbln)(REAL x, long n) {
  if (x == 0 || MODEL(model_field)(x) == ENDS) return x;
  REAL huge = MODEL(model_with_field)(1, ENDS - 1), tiny = MODEL(model_with_field)(1, 1), result;
  int field = MODEL(model_exponent)(&x) + BIAS;
  field += n > 4 * BIAS ? 4 * BIAS : n < -4 * BIAS ? -4 * BIAS : n;
  if (field >= ENDS) {
    result = MODEL(model_with_field)(x, ENDS - 1) * huge;
  } else if (field > 0) {
    result = MODEL(model_with_field)(x, field);
  } else if (field + PRECISION > 0) {
    result = MODEL(model_with_field)(x, field + PRECISION) * (1 / STEP);
  } else {
    result = MODEL(model_with_field)(x, 1) * tiny;
  }
  if (result == 0 || MODEL(model_field)(result) == ENDS) errno = ERANGE;
  return result;
}

/* C17 7.12.6.13 */
REAL NAME(scalbn)(REAL x, int n) {
  return NAME(scalbln)(x, n);
}

/* C17 7.12.6.6 */
REAL NAME(ldexp)(REAL x, int n) {
  return NAME(scalbln)(x, n);
}

/* C17 7.12.6.12 */
REAL NAME(modf)(REAL x, REAL *whole) {
  int exponent = MODEL(model_field)(x) - BIAS;
  REAL zero = x < 0 ? -(REAL)0 : 0;
  if (x == 0 || x != x) {
    *whole = x;
    return x;
  }
  if (exponent >= PRECISION - 1) {
    *whole = x;
    return zero;
  }
  if (exponent < 0) {
    *whole = zero;
    return x;
  }
  *whole = MODEL(model_cut)(x, PRECISION - 1 - exponent);
  return *whole == x ? zero : x - *whole;
}

/* C17 7.12.10.3; of the quotient there are the last three bits, with its sign. Where rounding carries out of them, the
 * GNU C Library gives 8 for 64 bits, and zero for 32. */
REAL NAME(remquo)(REAL x, REAL y, int *quotient) {
  if (x != x || y != y || y == 0 || (x != 0 && MODEL(model_field)(x) == ENDS)) return (x * y) / (x * y);
  int negative = (x < 0) != (y < 0), bits = 0;
  REAL sign = x < 0 ? -1 : 1, most = MODEL(model_with_field)(STEP - 1, ENDS - 1);
  REAL divisor = y < 0 ? -y : y, rest = x < 0 ? -x : x;
  if (divisor <= most / 8) rest = NAME(fmod)(rest, 8 * divisor);
  for (int times = 4; times > 0; times /= 2) {
    if (divisor <= most / times && rest >= times * divisor) {
      rest -= times * divisor;
      bits += times;
    }
  }
  REAL other = divisor - rest;
  if (rest > other || (rest == other && bits % 2)) {
    rest -= divisor;
    bits++;
  }
  if (sizeof(long) == 4) bits %= 8;
  *quotient = negative ? -bits : bits;
  return x == 0 || rest == 0 ? x * 0 : sign * rest;
}

#undef STEP
#undef ENDS

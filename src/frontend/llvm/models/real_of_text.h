/*
 * The models of strtod and strtof, which stdlib.c includes this for.
 *
 * It says REAL, the type, and WORD, the unsigned one of its size; NAME, the function, and UNKNOWN, the one that knows nothing of the
 * number; PRECISION, the bits of its significand; BIAS, that of its exponent; TENS, the powers of ten that are exact, and
 * MOST_TENS, the largest exponent among them.
 */

/* C17 7.22.1.3. Where the digits and the power of ten are numbers of the type, one operation rounds as it should. Otherwise runs
 * compute the nearest number; what is subnormal or infinite, and all other forms, are left to what knows nothing of the number. */
REAL NAME(const char *text, char **end) {
  struct model_decimal number = {0, 0, 0, 0};
  const char *behind = model_decimal(text, &number);
  if (!behind || number.over) return UNKNOWN(text, end);
  int power = number.exponent < 0 ? -number.exponent : number.exponent;
  if (number.digits == 0) power = 0;
  REAL value = number.digits;
  if (number.digits <= 1ULL << PRECISION && power <= MOST_TENS) {
    if (power) value = number.exponent < 0 ? value / TENS[power] : value * TENS[power];
  } else {
    if (!__eufonium_exact() || power > MODEL_MOST_POWER || fegetround()) return UNKNOWN(text, end);
    struct model_binary binary;
    model_scale(&binary, number.digits, number.exponent);
    unsigned long long significand = binary.bits >> (64 - PRECISION);
    unsigned long long left = binary.bits << PRECISION, half = 1ULL << 63;
    if (left > half || (left == half && (binary.rest || significand & 1))) significand++;
    int exponent = binary.exponent + 63 + BIAS;
    if (significand >> PRECISION) exponent++; /* it is a power of two, and its other bits are zero */
    if (exponent < 1 || exponent > 2 * BIAS) return UNKNOWN(text, end);
    union {
      WORD bits;
      REAL number;
    } u = {(WORD)exponent << (PRECISION - 1) | (significand & ((1ULL << (PRECISION - 1)) - 1))};
    value = u.number;
  }
  if (end) *end = (char *)behind;
  return number.negative ? -value : value;
}

#undef REAL
#undef WORD
#undef NAME
#undef UNKNOWN
#undef PRECISION
#undef BIAS
#undef TENS
#undef MOST_TENS

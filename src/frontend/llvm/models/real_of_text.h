/*
 * The models of strtod and strtof, which stdlib.c includes this for.
 *
 * It says REAL, the type, and WORD, the unsigned one of its size; NAME, the function, and UNKNOWN, the one that knows nothing of the
 * number; NEAREST, OF_DECIMAL and OF_OTHER, names of the parts; PRECISION, the bits of its significand; BIAS, that of its exponent; TENS,
 * the powers of ten that are exact, and MOST_TENS, the largest exponent among them.
 *
 * Source: C17 7.22.1.3; `errno` is set as the GNU C Library does, which sets it for subnormal results that are rounded.
 */

/* The number of the type that is nearest to a binary one. */
static REAL NEAREST(const struct model_binary *from) {
  int exponent = from->exponent + 63 + BIAS, dropped = 64 - PRECISION, rest = from->rest;
  int tiny = exponent < 1;
  if (tiny) {
    dropped += 1 - exponent;
    exponent = 1;
  }
  unsigned long long significand = 0, left = 0, half = 1ULL << 63;
  if (dropped < 64) {
    significand = from->bits >> dropped;
    left = from->bits << (64 - dropped);
  } else if (dropped == 64) {
    left = from->bits;
  } else {
    rest = 1;
  }
  if (left > half || (left == half && (rest || significand & 1))) significand++;
  if (tiny && (left || rest)) errno = ERANGE;
  /* The first bit of the significand counts as one in the exponent, and so does a power of two that it is rounded to. */
  WORD bits = ((WORD)(exponent - 1) << (PRECISION - 1)) + (WORD)significand, most = (WORD)(2 * BIAS + 1) << (PRECISION - 1);
  if (exponent > 2 * BIAS || bits >= most) {
    bits = most;
    errno = ERANGE;
  }
  union {
    WORD bits;
    REAL number;
  } u = {bits};
  return u.number;
}

/* Where the digits and the power of ten are numbers of the type, one operation rounds as it should. Otherwise runs compute the nearest
 * number; false where nothing is known of it. */
static int OF_DECIMAL(const struct model_decimal *from, REAL *to) {
  int power = from->exponent < 0 ? -from->exponent : from->exponent;
  if (from->digits == 0) power = 0;
  if (from->digits <= 1ULL << PRECISION && power <= MOST_TENS && !from->rest) {
    *to = from->digits;
    if (power) *to = from->exponent < 0 ? *to / TENS[power] : *to * TENS[power];
    return 1;
  }
  if (!__eufonium_exact() || fegetround()) return 0;
  if (power > MODEL_MOST_POWER) {
    struct model_binary extreme = {1ULL << 63, from->exponent < 0 ? -10000 : 10000, 1};
    *to = NEAREST(&extreme);
    return 1;
  }
  struct model_binary binary, above;
  model_scale(&binary, from->digits, from->exponent);
  *to = NEAREST(&binary);
  if (!from->rest) return 1;
  model_scale(&above, from->digits + 1, from->exponent);
  return *to == NEAREST(&above);
}

/* Hexadecimal numbers, infinities, and NaN without a payload, without their sign. Null for what is no number or is not known. */
static const char *OF_OTHER(const char *at, REAL *to) {
  if (!__eufonium_exact() || fegetround()) return NULL;
  if (model_is_hexadecimal(at)) {
    struct model_binary binary;
    at = model_hexadecimal(at + 2, &binary);
    *to = binary.bits ? NEAREST(&binary) : 0;
    return at;
  }
  const char *behind = model_behind_word(at, "inf"), *longer = model_behind_word(at, "infinity");
  if (behind) {
    *to = __builtin_inf();
    return longer ? longer : behind;
  }
  behind = model_behind_word(at, "nan");
  *to = __builtin_nan("");
  return behind && *behind != '(' ? behind : NULL;
}

/* C17 7.22.1.3 */
REAL NAME(const char *text, char **end) {
  if (!__eufonium_exact_number()) return model_any_stop(text, end) ? UNKNOWN(text, NULL) : 0;
  const char *at = text;
  while (model_is_space(*at)) at++;
  int negative = *at == '-';
  if (negative || *at == '+') at++;
  REAL value = 0;
  const char *behind;
  if (model_is_hexadecimal(at) || model_to_lower(*at) == 'i' || model_to_lower(*at) == 'n') {
    if (!model_is_hexadecimal(at) && !model_behind_word(at, "inf") && !model_behind_word(at, "nan")) {
      behind = text;
      negative = 0;
    } else {
      behind = OF_OTHER(at, &value);
      if (!behind) return UNKNOWN(text, end);
    }
  } else {
    struct model_decimal number = {0, 0, 0};
    behind = model_decimal(at, &number);
    if (!behind) {
      behind = text;
      negative = 0;
    } else if (!OF_DECIMAL(&number, &value)) {
      return UNKNOWN(text, end);
    }
  }
  if (end) *end = (char *)behind;
  return negative ? -value : value;
}

#undef REAL
#undef WORD
#undef NAME
#undef UNKNOWN
#undef NEAREST
#undef OF_DECIMAL
#undef OF_OTHER
#undef PRECISION
#undef BIAS
#undef TENS
#undef MOST_TENS

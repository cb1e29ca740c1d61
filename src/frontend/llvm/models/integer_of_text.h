/*
 * Integers from texts, for characters of the type MODEL_CHAR: the functions MODEL_SIGNED and MODEL_UNSIGNED, and their parts. For where it does
 * not matter which number it is, MODEL_ANY_END, MODEL_ANY_SIGNED and MODEL_ANY_UNSIGNED.
 *
 * Sources: ISO C17 7.22.1.4 and 7.29.4.1.2.
 */

/* The number of the digits of a base at a place, which moves behind them. What does not fit sets `over`. */
static unsigned long long MODEL_DIGITS(const MODEL_CHAR **place, unsigned base, int *over) {
  unsigned long long value = 0;
  for (unsigned digit; (digit = model_digit(**place)) < base; (*place)++) value = model_with_digit(value, digit, base, over);
  return value;
}

/* C17 7.22.1.4, with the prefix 0b of C23 if `binary`. */
static struct model_parsed MODEL_PARSE(const MODEL_CHAR *text, MODEL_CHAR **end, int base, int binary) {
  struct model_parsed parsed = {0, 0, 0};
  const MODEL_CHAR *at = text;
  while (model_is_space(*at)) at++;
  if (*at == '-' || *at == '+') {
    parsed.negative = *at == '-';
    at++;
  }
  if (base != 10 && *at == '0') {
    int letter = model_to_lower(at[1]);
    if ((base == 0 || base == 16) && letter == 'x' && model_digit(at[2]) < 16) {
      base = 16;
      at += 2;
    } else if (binary && (base == 0 || base == 2) && letter == 'b' && model_digit(at[2]) < 2) {
      base = 2;
      at += 2;
    } else if (base == 0) {
      base = 8;
    }
  }
  if (base == 0) base = 10;
  const MODEL_CHAR *digits = at;
  parsed.value = MODEL_DIGITS(&at, base, &parsed.over);
  if (end) *end = (MODEL_CHAR *)(at == digits ? text : at);
  return parsed;
}

/* Stores any end in a text; whether it may be behind the beginning. */
static _Bool MODEL_ANY_END(const MODEL_CHAR *text, MODEL_CHAR **end) {
  size_t length = 0, taken = __eufonium_any_number();
  while (text[length]) length++;
  if (!end) return 1;
  __VERIFIER_assume(taken <= length);
  *end = (MODEL_CHAR *)text + taken;
  return taken > 0;
}

/* Any number up to a greatest one, and any end of its text. */
static long long MODEL_ANY_SIGNED(const MODEL_CHAR *text, MODEL_CHAR **end, unsigned long long most) {
  if (!MODEL_ANY_END(text, end)) return 0;
  long long value = __eufonium_any_number(), last = most;
  __VERIFIER_assume(value <= last && value >= -last - 1);
  if (*text >= '0' && *text <= '9') __VERIFIER_assume(value >= 0);
  if ((value == last || value == -last - 1) && __eufonium_any()) errno = ERANGE;
  return value;
}

static unsigned long long MODEL_ANY_UNSIGNED(const MODEL_CHAR *text, MODEL_CHAR **end, unsigned long long most) {
  if (!MODEL_ANY_END(text, end)) return 0;
  unsigned long long value = __eufonium_any_number();
  __VERIFIER_assume(value <= most);
  if (value == most && __eufonium_any()) errno = ERANGE;
  return value;
}

/* The number in a type with a sign and this greatest number; for what is no base the end is not stored. */
static long long MODEL_SIGNED(const MODEL_CHAR *text, MODEL_CHAR **end, int base, int binary, unsigned long long most) {
  if (!model_is_base(base)) return 0;
  if (!__eufonium_exact_number()) return MODEL_ANY_SIGNED(text, end, most);
  struct model_parsed parsed = MODEL_PARSE(text, end, base, binary);
  return model_signed(parsed.value, parsed.negative, parsed.over, most);
}

/* The same in one without a sign. */
static unsigned long long MODEL_UNSIGNED(const MODEL_CHAR *text, MODEL_CHAR **end, int base, int binary,
                                         unsigned long long most) {
  if (!model_is_base(base)) return 0;
  if (!__eufonium_exact_number()) return MODEL_ANY_UNSIGNED(text, end, most);
  struct model_parsed parsed = MODEL_PARSE(text, end, base, binary);
  return model_unsigned(parsed.value, parsed.negative, parsed.over, most);
}

#undef MODEL_CHAR
#undef MODEL_DIGITS
#undef MODEL_ANY_END
#undef MODEL_ANY_SIGNED
#undef MODEL_ANY_UNSIGNED
#undef MODEL_PARSE
#undef MODEL_SIGNED
#undef MODEL_UNSIGNED

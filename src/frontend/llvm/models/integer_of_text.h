/*
 * Integers from texts, for characters of the type MODEL_CHAR: the functions MODEL_DIGITS and MODEL_PARSE.
 *
 * Sources: ISO C17 7.22.1.4 and 7.29.4.1.2.
 */

/* The number of the digits of a base at a place, which moves behind them. What does not fit sets `over`. */
static unsigned long long MODEL_DIGITS(const MODEL_CHAR **place, unsigned base, int *over) {
  unsigned long long value = 0;
  for (unsigned digit; (digit = model_digit(**place)) < base; (*place)++) value = model_with_digit(value, digit, base, over);
  return value;
}

/* C17 7.22.1.4, with the prefix 0b of C23 if `binary`; any other base than 0 and 2 to 36 is EINVAL, and the end is not
 * stored. */
static struct model_parsed MODEL_PARSE(const MODEL_CHAR *text, MODEL_CHAR **end, int base, int binary) {
  struct model_parsed parsed = {0, 0, 0};
  if (base < 0 || base == 1 || base > 36) {
    errno = EINVAL;
    return parsed;
  }
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

#undef MODEL_CHAR
#undef MODEL_DIGITS
#undef MODEL_PARSE

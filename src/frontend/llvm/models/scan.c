/*
 * Models of the functions of <stdio.h> that scan texts in memory, in the C locale; those that print are in stdio.c.
 *
 * Results are those of the GNU C Library where C leaves them open. What is not modelled ends the analysis of the run,
 * wherever in a format it stands: wide characters, places of arguments ("%1$d"), memory from "%ms", pointers, numbers of type long
 * double, texts that are only part of a number ("1e"), and conversions that C does not define.
 *
 * Sources: ISO C17 7.21.6.2; the manual of the GNU C Library.
 */

/* A conversion that scans: where it stands in a text, and what stands before its letter. */
struct model_input {
  const char *at;
  int suppressed;
  size_t width;
  int sized; /* whether a width was given */
  int size;
  int wide;
  int binary; /* whether C23 is followed, for which 0b begins a number */
};

/* How a conversion ends. */
enum model_outcome {
  MODEL_MATCHED,
  MODEL_MISMATCH,
  MODEL_END,
};

static void model_skip_space(struct model_input *in) {
  while (model_is_space(*in->at)) in->at++;
}

/* C17 7.21.6.2p12, d i o u x X. As the GNU C Library does, "0x" without a digit behind it is taken and gives zero; a
 * number that does not fit, for which C says nothing, is that of strtol, cut off. */
static enum model_outcome model_scan_integer(struct model_input *in, char letter, struct model_arguments *from) {
  int base = letter == 'i' ? 0 : letter == 'o' ? 8 : letter == 'x' || letter == 'X' ? 16 : 10;
  int has_sign = letter == 'd' || letter == 'i', negative = 0, over = 0;
  size_t width = in->width;
  model_skip_space(in);
  if (!*in->at) return MODEL_END;
  if (*in->at == '-' || *in->at == '+') {
    negative = *in->at == '-';
    in->at++;
    width--;
  }
  const char *digits = in->at;
  if (width > 0 && *in->at == '0') {
    in->at++;
    width--;
    int c = width > 0 ? model_to_lower(*in->at) : 0;
    int prefix = c == 'x' ? 16 : c == 'b' && in->binary ? 2 : 0;
    if (base == 0) base = prefix ? prefix : 8;
    if (base == prefix) {
      in->at++;
      width--;
    }
  }
  if (base == 0) base = 10;
  unsigned long long value = 0;
  for (unsigned digit; width > 0 && (digit = model_digit(*in->at)) < base; width--, in->at++)
    value = model_with_digit(value, digit, base, &over);
  if (in->at == digits) return MODEL_MISMATCH;
  unsigned long long most = in->size == sizeof(long long) ? LLONG_MAX : LONG_MAX;
  value = has_sign ? (unsigned long long)model_signed(value, negative, over, most)
                   : model_unsigned(value, negative, over, most * 2 + 1);
  if (!in->suppressed) model_store_integer(va_arg(from->list, void *), in->size, value);
  return MODEL_MATCHED;
}

/* C17 7.21.6.2p12, c */
static enum model_outcome model_scan_characters(struct model_input *in, struct model_arguments *from) {
  if (!*in->at) return MODEL_END;
  char *to = in->suppressed ? NULL : va_arg(from->list, char *);
  size_t width = in->sized ? in->width : 1;
  for (; width > 0 && *in->at; width--, in->at++) {
    if (to) *to++ = *in->at;
  }
  return MODEL_MATCHED;
}

/* Whether a character is in a set of a format: from "^" or the first character to "]". As the GNU C Library does, "-"
 * between two characters makes a range if they are in order, whatever stands before them. */
static int model_in_set(const char *set, const char *end, char c) {
  int inverted = *set == '^';
  if (inverted) set++;
  for (const char *at = set; at != end; at++) {
    unsigned char sought = c, low = at != set ? at[-1] : 0, high = at[1];
    if (*at == '-' && at != set && at + 1 != end && low <= high) {
      if (low <= sought && sought <= high) return !inverted;
    } else if (*at == c) {
      return !inverted;
    }
  }
  return inverted;
}

/* The end of a set of a format: the first "]" that is not its first character. */
static const char *model_set_end(const char *set) {
  if (*set == '^') set++;
  if (*set) set++;
  while (*set && *set != ']') set++;
  return set;
}

/* C17 7.21.6.2p12, s and [; without a set, all but white space. */
static enum model_outcome model_scan_text(struct model_input *in, const char *set, const char *end,
                                          struct model_arguments *from) {
  if (!set) model_skip_space(in);
  if (!*in->at) return MODEL_END;
  const char *begin = in->at;
  char *to = in->suppressed ? NULL : va_arg(from->list, char *);
  for (size_t width = in->width; width > 0 && *in->at; width--, in->at++) {
    if (set ? !model_in_set(set, end, *in->at) : model_is_space(*in->at)) break;
    if (to) *to++ = *in->at;
  }
  if (in->at == begin) return MODEL_MISMATCH;
  if (to) *to = 0;
  return MODEL_MATCHED;
}

/* The text of a number that is scanned: it is no longer than this. */
struct model_item {
  struct model_input *in;
  size_t left;
  size_t used;
  char text[128];
};

/* The next character in lower case; zero where the number must end. */
static char model_next(struct model_item *item) {
  return item->left > 0 ? model_to_lower(*item->in->at) : 0;
}

static void model_take(struct model_item *item) {
  if (item->used < sizeof item->text) item->text[item->used] = *item->in->at;
  item->used++;
  item->left--;
  item->in->at++;
}

static int model_take_digits(struct model_item *item, int hexadecimal) {
  int found = 0;
  for (char c; c = model_next(item), (c >= '0' && c <= '9') || (hexadecimal && c >= 'a' && c <= 'f'); found = 1) {
    model_take(item);
  }
  return found;
}

static int model_take_word(struct model_item *item, const char *word) {
  for (; *word; word++) {
    if (model_next(item) != *word) return 0;
    model_take(item);
  }
  return 1;
}

/* C17 7.22.1.3p3: takes the longest text that a number may begin with; whether it is one. It is unknown of digits or an exponent that
 * are missing at the end: C says no, the GNU C Library says that the rest is one. */
static enum { MODEL_NUMBER, MODEL_NO_NUMBER, MODEL_PART } model_take_real(struct model_item *item) {
  if (model_next(item) == '-' || model_next(item) == '+') model_take(item);
  if (model_next(item) == 'n') return model_take_word(item, "nan") ? MODEL_NUMBER : MODEL_NO_NUMBER;
  if (model_next(item) == 'i') {
    if (!model_take_word(item, "inf")) return MODEL_NO_NUMBER;
    return model_next(item) != 'i' || model_take_word(item, "inity") ? MODEL_NUMBER : MODEL_NO_NUMBER;
  }
  int found = 0, hexadecimal = 0;
  if (model_next(item) == '0') {
    model_take(item);
    hexadecimal = model_next(item) == 'x';
    found = !hexadecimal;
    if (hexadecimal) model_take(item);
  }
  found |= model_take_digits(item, hexadecimal);
  if (model_next(item) == '.') {
    model_take(item);
    found |= model_take_digits(item, hexadecimal);
  }
  if (!found) return hexadecimal ? MODEL_PART : MODEL_NO_NUMBER;
  if (model_next(item) != (hexadecimal ? 'p' : 'e')) return MODEL_NUMBER;
  model_take(item);
  if (model_next(item) == '-' || model_next(item) == '+') model_take(item);
  return model_take_digits(item, 0) ? MODEL_NUMBER : MODEL_PART;
}

/* C17 7.21.6.2p12, a e f g; `size` is the length of what stands before the letter. */
static enum model_outcome model_scan_real(struct model_input *in, const char *size, size_t length,
                                          struct model_arguments *from) {
  if (length > 1 || (length == 1 && *size != 'l')) {
    __eufonium_unmodelled("a number of this type from text");
    return MODEL_END;
  }
  model_skip_space(in);
  if (!*in->at) return MODEL_END;
  struct model_item item = {in, in->width, 0};
  int taken = model_take_real(&item);
  if (taken == MODEL_PART || item.used >= sizeof item.text || (taken == MODEL_NUMBER && model_next(&item) == '(')) {
    __eufonium_unmodelled("part of a number, or a long one, from text");
    return MODEL_END;
  }
  if (taken == MODEL_NO_NUMBER) return MODEL_MISMATCH;
  item.text[item.used] = 0;
  if (length) {
    double value = strtod(item.text, NULL);
    if (!in->suppressed) *va_arg(from->list, double *) = value;
  } else {
    float value = strtof(item.text, NULL);
    if (!in->suppressed) *va_arg(from->list, float *) = value;
  }
  return MODEL_MATCHED;
}

/* What about the letter of a conversion is not modelled. */
static const char *model_not_scanned(char letter) {
  switch (letter) {
  case 'p':
    return "a pointer from text";
  case '$':
    return "places of arguments in a format";
  default:
    return "a conversion of a format that C does not define";
  }
}

/* C17 7.21.6.2 */
static int model_scan(const char *text, const char *format, int binary, struct model_arguments *from) {
  struct model_input in = {text, 0, 0, 0, 0, 0, binary};
  int stored = 0;
  for (; *format; format++) {
    if (model_is_space(*format)) {
      model_skip_space(&in);
      continue;
    }
    enum model_outcome outcome = MODEL_MATCHED;
    if (*format != '%') {
      outcome = *in.at == *format ? MODEL_MATCHED : *in.at ? MODEL_MISMATCH : MODEL_END;
      if (outcome == MODEL_MATCHED) in.at++;
    } else {
      format++;
      in.suppressed = *format == '*';
      if (in.suppressed) format++;
      int width = model_format_number(&format);
      in.sized = width > 0;
      in.width = in.sized ? (size_t)width : SIZE_MAX;
      in.wide = *format == 'l';
      const char *size = format;
      in.size = model_integer_size(&format);
      int counts = !in.suppressed;
      switch (*format) {
      case 'd':
      case 'i':
      case 'o':
      case 'u':
      case 'x':
      case 'X':
        outcome = model_scan_integer(&in, *format, from);
        break;
      case 'a':
      case 'A':
      case 'e':
      case 'E':
      case 'f':
      case 'F':
      case 'g':
      case 'G':
        outcome = model_scan_real(&in, size, format - size, from);
        break;
      case 'c':
      case 's':
      case '[': {
        if (in.wide) {
          __eufonium_unmodelled("a wide character from text");
          return EOF;
        }
        if (*format == 'c') {
          outcome = model_scan_characters(&in, from);
        } else if (*format == 's') {
          outcome = model_scan_text(&in, NULL, NULL, from);
        } else {
          const char *set = format + 1;
          format = model_set_end(set);
          if (!*format) {
            __eufonium_unmodelled("a conversion of a format that C does not define");
            return EOF;
          }
          outcome = model_scan_text(&in, set, format, from);
        }
        break;
      }
      case 'n':
        if (!in.suppressed) model_store_integer(va_arg(from->list, void *), in.size, in.at - text);
        counts = 0;
        break;
      case '%':
        model_skip_space(&in);
        outcome = *in.at == '%' ? MODEL_MATCHED : *in.at ? MODEL_MISMATCH : MODEL_END;
        if (outcome == MODEL_MATCHED) in.at++;
        counts = 0;
        break;
      default:
        __eufonium_unmodelled(model_not_scanned(*format));
        return EOF;
      }
      if (outcome == MODEL_MATCHED && counts) stored++;
    }
    if (outcome != MODEL_MATCHED) return outcome == MODEL_END && stored == 0 ? EOF : stored;
  }
  return stored;
}

/* C17 7.21.6.14 */
int vsscanf(const char *text, const char *format, va_list list) {
  struct model_arguments from;
  va_copy(from.list, list);
  int stored = model_scan(text, format, 0, &from);
  va_end(from.list);
  return stored;
}

/* C17 7.21.6.14, as the GNU C Library names it */
int __isoc99_vsscanf(const char *text, const char *format, va_list list) {
  return vsscanf(text, format, list);
}

/* C23 7.23.6.14, as the GNU C Library names it */
int __isoc23_vsscanf(const char *text, const char *format, va_list list) {
  struct model_arguments from;
  va_copy(from.list, list);
  int stored = model_scan(text, format, 1, &from);
  va_end(from.list);
  return stored;
}

/* C17 7.21.6.7 */
int sscanf(const char *text, const char *format, ...) {
  va_list list;
  va_start(list, format);
  int stored = vsscanf(text, format, list);
  va_end(list);
  return stored;
}

/* C17 7.21.6.7, as the GNU C Library names it */
int __isoc99_sscanf(const char *text, const char *format, ...) {
  va_list list;
  va_start(list, format);
  int stored = vsscanf(text, format, list);
  va_end(list);
  return stored;
}

/* C23 7.23.6.7, as the GNU C Library names it */
int __isoc23_sscanf(const char *text, const char *format, ...) {
  va_list list;
  va_start(list, format);
  int stored = __isoc23_vsscanf(text, format, list);
  va_end(list);
  return stored;
}

/*
 * Models of the functions of <stdio.h> that print into texts in memory, in the C locale, and of what others count
 * that print to streams; those that scan are in scan.c.
 *
 * Results are those of the GNU C Library where C leaves them open. What is not modelled ends the analysis of the run,
 * wherever in a format it stands: floating-point numbers in hexadecimal, wide characters, places of arguments ("%1$d"), errors as
 * text ("%m"), and conversions that C does not define.
 *
 * Functions with checks of the sizes of objects (__sprintf_chk) do what those without do: a write behind an object is
 * found as such.
 *
 * Deliberately absent: files.
 *
 * Sources: ISO C17 7.21.6; POSIX.1-2017 (XSH); the manual of the GNU C Library.
 */

#include "types.h"

#define EOF (-1)

typedef __builtin_va_list va_list;
#define va_start(list, last) __builtin_va_start(list, last)
#define va_arg(list, type) __builtin_va_arg(list, type)
#define va_copy(to, from) __builtin_va_copy(to, from)
#define va_end(list) __builtin_va_end(list)

/* A list of arguments that functions can share: a `va_list` may be an array. */
struct model_arguments {
  va_list list;
};

/* C17 7.21.6.1p7: reads a modifier of a length; the result is the size of the integers that it names. */
static int model_integer_size(const char **format) {
  char c = **format;
  switch (c) {
  case 'h':
  case 'l':
    if (*++*format != c) return c == 'h' ? sizeof(short) : sizeof(long);
    ++*format;
    return c == 'h' ? sizeof(char) : sizeof(long long);
  case 'j':
  case 'q':
  case 'L':
    ++*format;
    return sizeof(long long);
  case 'z':
  case 'Z':
  case 't':
    ++*format;
    return sizeof(size_t);
  default:
    return sizeof(int);
  }
}

static void model_store_integer(void *to, int size, unsigned long long value) {
  switch (size) {
  case 1:
    *(unsigned char *)to = value;
    break;
  case 2:
    *(unsigned short *)to = value;
    break;
  case 4:
    *(unsigned *)to = value;
    break;
  default:
    *(unsigned long long *)to = value;
  }
}

/* Reads a decimal number of a format; -1 if it does not fit. */
static int model_format_number(const char **format) {
  int value = 0;
  for (; **format >= '0' && **format <= '9'; ++*format) {
    int digit = **format - '0';
    value = value < 0 || value > (INT_MAX - digit) / 10 ? -1 : value * 10 + digit;
  }
  return value;
}

/* Where characters are printed: those that fit are stored, all are counted. */
struct model_output {
  char *to;
  size_t size;
  size_t count;
};

static void model_put(struct model_output *out, char c) {
  if (out->count < out->size) out->to[out->count] = c;
  out->count++;
}

static void model_fill(struct model_output *out, char c, int count) {
  for (int i = 0; i < count; i++) model_put(out, c);
}

/* C17 7.21.6.1p4: what stands before the letter of a conversion. */
struct model_conversion {
  int left;
  int plus;
  int space;
  int alternative;
  int zero;
  int width;
  int precision; /* negative: none */
  int size;
  int wide;
  int extended; /* a `long double` */
};

/* Prints a part of a text, in the width of a conversion. */
static void model_print_text(struct model_output *out, struct model_conversion *how, const char *text, int size) {
  if (!how->left) model_fill(out, ' ', how->width - size);
  for (int i = 0; i < size; i++) model_put(out, text[i]);
  if (how->left) model_fill(out, ' ', how->width - size);
}

/* Prints a number with the bits of a digit, or none for decimal digits; the sign is a character or zero. */
static void model_print_number(struct model_output *out, struct model_conversion *how, unsigned long long value,
                               int bits, char sign, char letter) {
  char digits[22];
  int count = 0, zeros = 0;
  int prefixed = bits == 4 && how->alternative && value;
  int octal = bits == 3 && how->alternative && (value || how->precision == 0);
  /* No number has more digits than there is room for; that it is said bounds the loop. */
  for (unsigned long long rest = value; count < (int)sizeof digits && (rest || (count == 0 && how->precision != 0)); count++) {
    unsigned digit = bits ? rest & ((1u << bits) - 1) : rest % 10;
    rest = bits ? rest >> bits : rest / 10;
    digits[count] = digit < 10 ? '0' + digit : letter - 'x' + 'a' + digit - 10;
  }
  if (how->precision > count) zeros = how->precision - count;
  if (octal && zeros == 0) zeros = 1;
  int padding = how->width - count - zeros - 2 * prefixed - (sign != 0);
  if (padding > 0 && how->zero && !how->left && how->precision < 0) {
    zeros += padding;
    padding = 0;
  }
  if (!how->left) model_fill(out, ' ', padding);
  if (sign) model_put(out, sign);
  if (prefixed) {
    model_put(out, '0');
    model_put(out, letter);
  }
  model_fill(out, '0', zeros);
  while (count > 0) model_put(out, digits[--count]);
  if (how->left) model_fill(out, ' ', padding);
}

/* The decimal digits of a number, and how many there are before the point; the first one is zero. */
struct model_places {
  int point;
  int count;
  char digits[1 + 9 * 123];
};

/* Writes the digits of nine decimal places. */
static void model_place(struct model_places *to, unsigned part) {
  for (int i = 8; i >= 0; i--) {
    to->digits[to->count + i] = part % 10;
    part /= 10;
  }
  to->count += 9;
}

/* The digits of significand * 2^exponent, all of them, for a significand below 2^53. */
static void model_expand(struct model_places *to, unsigned long long significand, int exponent) {
  const unsigned base = 1000000000;
  unsigned parts[123]; /* of nine digits: of integers the last one first, otherwise the first one */
  int count = 2;
  to->digits[0] = 0;
  to->count = 1;
  if (exponent >= 0) {
    parts[0] = significand % base;
    parts[1] = significand / base;
    while (exponent > 0) {
      int bits = exponent < 29 ? exponent : 29;
      unsigned long long carry = 0;
      for (int i = 0; i < count; i++) {
        carry += (unsigned long long)parts[i] << bits;
        parts[i] = carry % base;
        carry /= base;
      }
      if (carry) parts[count++] = carry;
      exponent -= bits;
    }
    while (count > 0) model_place(to, parts[--count]);
    to->point = to->count;
    return;
  }
  parts[0] = significand / base;
  parts[1] = significand % base;
  while (exponent < 0) {
    /* 2^9 divides the base. */
    int bits = exponent > -9 ? -exponent : 9;
    unsigned rest = 0;
    for (int i = 0; i < count; i++) {
      unsigned long long part = (unsigned long long)rest * base + parts[i];
      parts[i] = part >> bits;
      rest = part & ((1u << bits) - 1);
    }
    if (rest) parts[count++] = (unsigned long long)rest * base >> bits;
    exponent += bits;
  }
  to->point = 19;
  for (int i = 0; i < count; i++) model_place(to, parts[i]);
}

/* Rounds to so many digits, to the nearest number, between two to an even digit. */
static void model_round(struct model_places *number, int count) {
  if (count >= number->count) return;
  int up = number->digits[count] > 5;
  if (number->digits[count] == 5) {
    up = number->digits[count - 1] & 1;
    for (int i = count + 1; i < number->count; i++) up |= number->digits[i] != 0;
  }
  number->count = count;
  if (!up) return;
  while (++number->digits[--count] == 10) number->digits[count] = 0;
}

static void model_put_digits(struct model_output *out, struct model_places *number, int from, int count) {
  for (int i = from; i < from + count; i++) model_put(out, i < number->count ? '0' + number->digits[i] : '0');
}

/* C17 7.21.6.1p8: prints a number, as it is. */
static void model_print_decimal(struct model_output *out, struct model_conversion *how, struct model_places *number,
                                char sign, char letter) {
  int capital = letter < 'a', first = 0;
  char style = capital ? letter - 'A' + 'a' : letter;
  int precision = how->precision < 0 ? 6 : how->precision;
  if (style == 'g' && precision > 0) precision--;
  while (first < number->count && !number->digits[first]) first++;
  if (first == number->count) first = number->point - 1;
  model_round(number, precision + (style == 'f' ? number->point : first + 1));
  if (number->digits[first - 1]) first--;
  int exponent = number->point - 1 - first;
  int scientific = style == 'e' || (style == 'g' && (exponent < -4 || exponent > precision));
  int whole = scientific || exponent < 0 ? 1 : exponent + 1;
  int from = scientific ? first : number->point - whole;
  int decimals = style == 'g' && !scientific ? precision - exponent : precision;
  if (style == 'g' && !how->alternative) {
    while (decimals > 0 && (from + whole + decimals > number->count || !number->digits[from + whole + decimals - 1])) {
      decimals--;
    }
  }
  int dot = decimals > 0 || how->alternative;
  int size = exponent < 0 ? -exponent : exponent;
  int padding = how->width - (sign != 0) - whole - dot - decimals - (scientific ? size < 100 ? 4 : 5 : 0);
  if (!how->left && !how->zero) model_fill(out, ' ', padding);
  if (sign) model_put(out, sign);
  if (!how->left && how->zero) model_fill(out, '0', padding);
  model_put_digits(out, number, from, whole);
  if (dot) model_put(out, '.');
  model_put_digits(out, number, from + whole, decimals);
  if (scientific) {
    model_put(out, capital ? 'E' : 'e');
    model_put(out, exponent < 0 ? '-' : '+');
    if (size >= 100) model_put(out, '0' + size / 100);
    model_put(out, '0' + size / 10 % 10);
    model_put(out, '0' + size % 10);
  }
  if (how->left) model_fill(out, ' ', padding);
}

/* Prints any text that is as long as that of the number may be. */
static void model_print_any(struct model_output *out, struct model_conversion *how, double value, int fixed) {
  double size = value < 0 ? -value : value;
  int precision = how->precision < 0 ? 6 : how->precision, whole = 310;
  if (size < 1e15 - 1) whole = 15;
  if (size < 1e6 - 1) whole = 6;
  if (size < 9999) whole = 4;
  if (size < 999) whole = 3;
  if (size < 99) whole = 2;
  if (size < 9) whole = 1;
  int most = fixed ? whole + precision + 2 : precision + 10;
  int count = __eufonium_any();
  if (count > most) count = most;
  if (count < 1) count = 1;
  if (count < how->width) count = how->width;
  for (int i = 0; i < count; i++) {
    char c = __eufonium_any();
    model_put(out, c ? c : '0');
  }
}

int fegetround(void);

/* Prints a number. */
static void model_print_real(struct model_output *out, struct model_conversion *how, double value, char letter) {
  union {
    double number;
    unsigned long long bits;
  } u = {value};
  if (!__eufonium_exact()) {
    model_print_any(out, how, value, letter == 'f' || letter == 'F');
    return;
  }
  char sign = u.bits >> 63 ? '-' : how->plus ? '+' : how->space ? ' ' : 0;
  int field = u.bits >> 52 & 0x7ff;
  unsigned long long fraction = u.bits & ((1ULL << 52) - 1);
  if (field == 0x7ff) {
    char text[4];
    int size = 0;
    const char *name = fraction ? letter < 'a' ? "NAN" : "nan" : letter < 'a' ? "INF" : "inf";
    if (sign) text[size++] = sign;
    for (int i = 0; i < 3; i++) text[size++] = name[i];
    model_print_text(out, how, text, size);
    return;
  }
  if (fegetround()) {
    __eufonium_unmodelled("a floating-point number as text in another rounding");
    return;
  }
  struct model_places number;
  model_expand(&number, field ? fraction | 1ULL << 52 : fraction, (field ? field : 1) - 1075);
  model_print_decimal(out, how, &number, sign, letter);
}

/* Reads a flag of a conversion; whether there is one. Digits are in no groups in the C locale. */
static int model_flag(struct model_conversion *how, char c) {
  switch (c) {
  case '-':
    return how->left = 1;
  case '+':
    return how->plus = 1;
  case ' ':
    return how->space = 1;
  case '#':
    return how->alternative = 1;
  case '0':
    return how->zero = 1;
  default:
    return c == '\'';
  }
}

/* Reads what stands before the letter of a conversion; whether it fits. */
static int model_conversion(struct model_conversion *how, const char **format, struct model_arguments *from) {
  while (model_flag(how, **format)) ++*format;
  if (**format == '*') {
    ++*format;
    how->width = va_arg(from->list, int);
    if (how->width == INT_MIN) return 0;
    if (how->width < 0) {
      how->left = 1;
      how->width = -how->width;
    }
  } else {
    how->width = model_format_number(format);
    if (how->width < 0) return 0;
  }
  how->precision = -1;
  if (**format == '.') {
    ++*format;
    if (**format == '*') {
      ++*format;
      how->precision = va_arg(from->list, int);
    } else {
      how->precision = model_format_number(format);
      if (how->precision < 0) return 0;
    }
  }
  how->wide = **format == 'l';
  how->extended = **format == 'L';
  how->size = model_integer_size(format);
  return 1;
}

static long long model_signed_argument(struct model_conversion *how, struct model_arguments *from) {
  if (how->size == sizeof(long long)) return va_arg(from->list, long long);
  int value = va_arg(from->list, int);
  return how->size == 1 ? (signed char)value : how->size == 2 ? (short)value : value;
}

static unsigned long long model_unsigned_argument(struct model_conversion *how, struct model_arguments *from) {
  if (how->size == sizeof(long long)) return va_arg(from->list, unsigned long long);
  unsigned value = va_arg(from->list, unsigned);
  return how->size == 1 ? (unsigned char)value : how->size == 2 ? (unsigned short)value : value;
}

/* Prints an integer of 64 bits by the conversion of this letter. */
static void model_print_integer(struct model_output *out, struct model_conversion *how, char letter,
                                unsigned long long value) {
  switch (letter) {
  case 'd':
  case 'i': {
    int negative = (long long)value < 0;
    char sign = negative ? '-' : how->plus ? '+' : how->space ? ' ' : 0;
    model_print_number(out, how, negative ? -value : value, 0, sign, 'x');
    return;
  }
  case 'o':
    model_print_number(out, how, value, 3, 0, 'x');
    return;
  case 'x':
  case 'X':
    model_print_number(out, how, value, 4, 0, letter);
    return;
  default:
    model_print_number(out, how, value, 0, 0, 'x');
  }
}

/* Prints a text up to its end, or as far as the precision of a conversion says. */
static void model_print_string(struct model_output *out, struct model_conversion *how, const char *text) {
  int size = 0;
  while (size != how->precision && text[size]) size++;
  model_print_text(out, how, text, size);
}

/* Prints an argument; what about the letter is not modelled, or null. */
static const char *model_print_argument(struct model_output *out, struct model_conversion *how, char letter,
                                        struct model_arguments *from) {
  switch (letter) {
  case 'd':
  case 'i':
    model_print_integer(out, how, letter, model_signed_argument(how, from));
    return NULL;
  case 'u':
  case 'o':
  case 'x':
  case 'X':
    model_print_integer(out, how, letter, model_unsigned_argument(how, from));
    return NULL;
  case 'p': {
    unsigned long value = (unsigned long)va_arg(from->list, void *);
    how->alternative = 1;
    if (value) {
      model_print_number(out, how, value, 4, 0, 'x');
    } else {
      model_print_text(out, how, "(nil)", 5);
    }
    return NULL;
  }
  case 'c': {
    if (how->wide) return "a wide character as text";
    char c = va_arg(from->list, int);
    model_print_text(out, how, &c, 1);
    return NULL;
  }
  case 's': {
    if (how->wide) return "a wide character as text";
    model_print_string(out, how, va_arg(from->list, const char *));
    return NULL;
  }
  case 'n':
    model_store_integer(va_arg(from->list, void *), how->size, out->count);
    return NULL;
  case '%':
    model_put(out, '%');
    return NULL;
  case 'e':
  case 'E':
  case 'f':
  case 'F':
  case 'g':
  case 'G': {
    if (how->precision > 100000) return "a floating-point number as text";
    if (!how->extended) {
      model_print_real(out, how, va_arg(from->list, double), letter);
      return NULL;
    }
    long double value = va_arg(from->list, long double);
    if (value == value && (double)value != value) return "a number of 80 bits as text";
    model_print_real(out, how, value, letter);
    return NULL;
  }
  case 'a':
  case 'A':
    return "a floating-point number as text";
  case '$':
    return "places of arguments in a format";
  default:
    return "a conversion of a format that C does not define";
  }
}

/* C17 7.21.6.1; prints all but the end of a text. A text that is too long for an `int` is EOVERFLOW. */
static int model_print(struct model_output *out, const char *format, struct model_arguments *from) {
  for (; *format; format++) {
    if (*format != '%') {
      model_put(out, *format);
      continue;
    }
    format++;
    struct model_conversion how = {0};
    if (!model_conversion(&how, &format, from)) {
      errno = EOVERFLOW;
      return -1;
    }
    const char *missing = model_print_argument(out, &how, *format, from);
    if (missing) {
      __eufonium_unmodelled(missing);
      return -1;
    }
  }
  if (out->count > INT_MAX) {
    errno = EOVERFLOW;
    return -1;
  }
  return out->count;
}

/* C17 7.21.6.12 */
int vsnprintf(char *to, size_t size, const char *format, va_list list) {
  struct model_output out = {to, size ? size - 1 : 0, 0};
  struct model_arguments from;
  va_copy(from.list, list);
  int count = model_print(&out, format, &from);
  va_end(from.list);
  if (size) to[out.count < out.size ? out.count : out.size] = 0;
  return count;
}

/* How many characters vfprintf prints. */
int __eufonium_vprinted(const char *format, va_list list) {
  return vsnprintf(NULL, 0, format, list);
}

/* How many characters fprintf prints. */
int __eufonium_printed(const char *format, ...) {
  va_list list;
  va_start(list, format);
  int count = vsnprintf(NULL, 0, format, list);
  va_end(list);
  return count;
}

/* C17 7.21.6.13 */
int vsprintf(char *to, const char *format, va_list list) {
  return vsnprintf(to, SIZE_MAX, format, list);
}

/* GNU; where there is no memory, the pointer keeps its value. */
int vasprintf(char **to, const char *format, va_list list) {
  int count = vsnprintf(NULL, 0, format, list);
  if (count < 0) return -1;
  char *text = malloc((size_t)count + 1);
  if (!text) return -1;
  *to = text;
  return vsprintf(text, format, list);
}

/* Linux Standard Base */
int __vsnprintf_chk(char *to, size_t size, int flag, size_t room, const char *format, va_list list) {
  (void)flag, (void)room;
  return vsnprintf(to, size, format, list);
}

/* Linux Standard Base */
int __vsprintf_chk(char *to, int flag, size_t room, const char *format, va_list list) {
  (void)flag, (void)room;
  return vsprintf(to, format, list);
}

/* GNU */
int __vasprintf_chk(char **to, int flag, const char *format, va_list list) {
  (void)flag;
  return vasprintf(to, format, list);
}

/* C17 7.21.6.5 */
int snprintf(char *to, size_t size, const char *format, ...) {
  va_list list;
  va_start(list, format);
  int count = vsnprintf(to, size, format, list);
  va_end(list);
  return count;
}

/* C17 7.21.6.6 */
int sprintf(char *to, const char *format, ...) {
  va_list list;
  va_start(list, format);
  int count = vsprintf(to, format, list);
  va_end(list);
  return count;
}

/* GNU */
int asprintf(char **to, const char *format, ...) {
  va_list list;
  va_start(list, format);
  int count = vasprintf(to, format, list);
  va_end(list);
  return count;
}

/* Linux Standard Base */
int __snprintf_chk(char *to, size_t size, int flag, size_t room, const char *format, ...) {
  va_list list;
  va_start(list, format);
  int count = __vsnprintf_chk(to, size, flag, room, format, list);
  va_end(list);
  return count;
}

/* Linux Standard Base */
int __sprintf_chk(char *to, int flag, size_t room, const char *format, ...) {
  va_list list;
  va_start(list, format);
  int count = __vsprintf_chk(to, flag, room, format, list);
  va_end(list);
  return count;
}

/* GNU */
int __asprintf_chk(char **to, int flag, const char *format, ...) {
  va_list list;
  va_start(list, format);
  int count = __vasprintf_chk(to, flag, format, list);
  va_end(list);
  return count;
}

/*
 * A constant format is followed where the call stands, by these functions: each prints a part into a text that has room for so many
 * characters, behind those that were printed, and gives the new number of these.
 */

/* The flags of a conversion as bits: left, plus, space, alternative, zero. */
static struct model_conversion model_how(int flags, int width, int precision) {
  struct model_conversion how = {0};
  how.left = flags & 1;
  how.plus = flags >> 1 & 1;
  how.space = flags >> 2 & 1;
  how.alternative = flags >> 3 & 1;
  how.zero = flags >> 4 & 1;
  how.width = width;
  how.precision = precision;
  return how;
}

size_t __eufonium_print_literal(char *to, size_t room, size_t count, const char *text, size_t size) {
  struct model_output out = {to, room, count};
  for (size_t i = 0; i < size; i++) model_put(&out, text[i]);
  return out.count;
}

size_t __eufonium_print_string(char *to, size_t room, size_t count, int flags, int width, int precision, const char *text) {
  struct model_output out = {to, room, count};
  struct model_conversion how = model_how(flags, width, precision);
  model_print_string(&out, &how, text);
  return out.count;
}

size_t __eufonium_print_character(char *to, size_t room, size_t count, int flags, int width, char c) {
  struct model_output out = {to, room, count};
  struct model_conversion how = model_how(flags, width, -1);
  model_print_text(&out, &how, &c, 1);
  return out.count;
}

size_t __eufonium_print_integer(char *to, size_t room, size_t count, int flags, int width, int precision, char letter,
                                unsigned long long value) {
  struct model_output out = {to, room, count};
  struct model_conversion how = model_how(flags, width, precision);
  model_print_integer(&out, &how, letter, value);
  return out.count;
}

/* The end of a text, in an object of so many bytes; the result of the whole. */
int __eufonium_print_end(char *to, size_t size, size_t count) {
  if (size) to[count < size - 1 ? count : size - 1] = 0;
  if (count > INT_MAX) {
    errno = EOVERFLOW;
    return -1;
  }
  return count;
}

/*
 * Models of what functions that print by a format read: the format, the list of arguments, and texts. Nothing is printed.
 *
 * Deliberately absent: places of arguments (%1$d), and %n, which writes.
 *
 * Sources: ISO C17 7.21.6.1; the manual of the GNU C Library.
 */

/* Reads a text, of so many characters at most unless that is negative. */
static void model_read_text(const char *text, int most) {
  for (int i = 0; i != most && text[i]; i++) continue;
}

static void model_read_wide_text(const wchar_t *text) {
  while (*text) text++;
}

/* Reads an argument; what about the letter is not modelled, or null. */
static const char *model_read_argument(struct model_conversion *how, char letter, struct model_arguments *from) {
  switch (letter) {
  case 'd':
  case 'i':
  case 'u':
  case 'o':
  case 'x':
  case 'X':
  case 'c':
  case 'C':
    model_unsigned_argument(how, from);
    return NULL;
  case 'p':
    va_arg(from->list, void *);
    return NULL;
  case 's':
    if (!how->wide) {
      model_read_text(va_arg(from->list, const char *), how->precision);
      return NULL;
    }
    if (how->precision >= 0) return "a part of a wide text";
    model_read_wide_text(va_arg(from->list, const wchar_t *));
    return NULL;
  case 'e':
  case 'E':
  case 'f':
  case 'F':
  case 'g':
  case 'G':
  case 'a':
  case 'A':
    if (how->extended) {
      va_arg(from->list, long double);
    } else {
      va_arg(from->list, double);
    }
    return NULL;
  case 'm':
  case '%':
    return NULL;
  case 'n':
    return "`%n` in a format that is not constant";
  case '$':
    return "places of arguments in a format";
  default:
    return "a conversion of a format that C does not define";
  }
}

/* What vfprintf reads. */
void __eufonium_vread(const char *format, va_list list) {
  struct model_arguments from;
  va_copy(from.list, list);
  for (; *format; format++) {
    if (*format != '%') continue;
    format++;
    struct model_conversion how = {0};
    if (!model_conversion(&how, &format, &from)) break;
    const char *missing = model_read_argument(&how, *format, &from);
    if (missing) {
      __eufonium_unmodelled(missing);
      break;
    }
  }
  va_end(from.list);
}

/* What fprintf reads. */
void __eufonium_read(const char *format, ...) {
  va_list list;
  va_start(list, format);
  __eufonium_vread(format, list);
  va_end(list);
}

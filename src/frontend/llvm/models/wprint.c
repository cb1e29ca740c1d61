/*
 * Models of the parts of constant formats by which wide characters are printed into texts in memory (swprintf), in the C locale.
 *
 * Each prints a part into a text that has room for so many wide characters, behind those that were printed, and gives the new number of
 * these, as the functions for bytes at the end of stdio.c do. Bytes that are no characters of the C locale end the analysis of the run.
 *
 * Deliberately absent: formats that are not constant, lists of arguments, and floating-point numbers.
 *
 * Sources: ISO C17 7.29.2.1, 7.29.2.3; the manual of the GNU C Library.
 */

/* Where wide characters are printed: those that fit are stored, all are counted. */
struct model_wide_output {
  wchar_t *to;
  size_t size;
  size_t count;
};

static void model_wide_put(struct model_wide_output *out, wchar_t c) {
  if (out->count < out->size) out->to[out->count] = c;
  out->count++;
}

static void model_wide_fill(struct model_wide_output *out, int count) {
  for (int i = 0; i < count; i++) model_wide_put(out, L' ');
}

/* A byte as a wide character. */
static wchar_t model_widened(unsigned char c) {
  if (!model_is_character(c)) __eufonium_unmodelled("a byte that is no character of the C locale");
  return c;
}

size_t __eufonium_wide_literal(wchar_t *to, size_t room, size_t count, const wchar_t *text, size_t size) {
  struct model_wide_output out = {to, room, count};
  for (size_t i = 0; i < size; i++) model_wide_put(&out, text[i]);
  return out.count;
}

/* Prints so many characters of a text, which is one of wide characters or else of bytes, in the width of a conversion. */
static size_t model_wide_text(struct model_wide_output out, struct model_conversion *how, int size, const wchar_t *wide,
                              const char *bytes) {
  if (!how->left) model_wide_fill(&out, how->width - size);
  for (int i = 0; i < size; i++) model_wide_put(&out, wide ? wide[i] : model_widened(bytes[i]));
  if (how->left) model_wide_fill(&out, how->width - size);
  return out.count;
}

size_t __eufonium_wide_string(wchar_t *to, size_t room, size_t count, int flags, int width, int precision,
                              const wchar_t *text) {
  struct model_conversion how = model_how(flags, width, precision);
  int size = 0;
  while (size != how.precision && text[size]) size++;
  return model_wide_text((struct model_wide_output){to, room, count}, &how, size, text, NULL);
}

size_t __eufonium_wide_bytes(wchar_t *to, size_t room, size_t count, int flags, int width, int precision,
                             const char *text) {
  struct model_conversion how = model_how(flags, width, precision);
  int size = 0;
  while (size != how.precision && text[size]) size++;
  return model_wide_text((struct model_wide_output){to, room, count}, &how, size, NULL, text);
}

size_t __eufonium_wide_character(wchar_t *to, size_t room, size_t count, int flags, int width, wchar_t c) {
  struct model_conversion how = model_how(flags, width, -1);
  return model_wide_text((struct model_wide_output){to, room, count}, &how, 1, &c, NULL);
}

size_t __eufonium_wide_byte(wchar_t *to, size_t room, size_t count, int flags, int width, char c) {
  return __eufonium_wide_character(to, room, count, flags, width, model_widened(c));
}

size_t __eufonium_wide_integer(wchar_t *to, size_t room, size_t count, int flags, int width, int precision, char letter,
                               unsigned long long value) {
  struct model_wide_output out = {to, room, count};
  struct model_conversion how = model_how(flags, width, precision);
  char digits[64];
  struct model_output number = {digits, sizeof digits, 0};
  model_print_integer(&number, &how, letter, value);
  if (number.count > sizeof digits) {
    __eufonium_unmodelled("a number of more than 64 wide characters");
    return count;
  }
  for (size_t i = 0; i < number.count; i++) model_wide_put(&out, digits[i]);
  return out.count;
}

/* The end of a text, in an object of so many wide characters; the result of the whole. Where it does not fit the result is -1, and
 * whether the text has an end depends on the library. */
int __eufonium_wide_end(wchar_t *to, size_t size, size_t count) {
  if (count < size && count <= INT_MAX) {
    to[count] = 0;
    return count;
  }
  if (size) to[size - 1] = __eufonium_any();
  errno = count > INT_MAX ? EOVERFLOW : __eufonium_any();
  return -1;
}

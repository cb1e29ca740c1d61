/*
 * Models of functions of <stdio.h> that read from streams, for programs that ask for more than what is read: whether a
 * stream is at its end, what was put back into it, what it holds at a place where they were before.
 *
 * What is read is decided by the system; what is known is how results depend on each other. A character that was put back is
 * read next. A stream is at its end, or has failed, if a function read less than it was asked for; it is not at its end after one that
 * read everything, or if nothing was read at all. A stream of which a program saw the end stays there. What is known is known of one
 * stream at a time, the last one; of others any answer is possible. What is read after a program went back to where it was, or behind
 * what may have been an error, is not modelled, so that no alarm rests on a run that goes on there.
 *
 * What reads by a format is known to the checker, and tells these models what it leaves: a number ends before what is no digit.
 *
 * Deliberately absent: what streams hold; what a format makes of a character that was put back, but that a digit is a number. A program
 * that also reads by other functions (getline) is not linked with these models.
 *
 * Sources: ISO C17 7.21.6.2, 7.21.7 to 7.21.10; the manual of the GNU C Library.
 */

#include "types.h"

typedef struct model_stream FILE;
extern FILE *stdin, *stdout, *stderr;

/* What the system decides. */
int __eufonium_library_fgetc(FILE *stream);
int __eufonium_library_getchar(void);
char *__eufonium_library_fgets(char *to, int size, FILE *stream);
size_t __eufonium_library_fread(void *to, size_t size, size_t count, FILE *stream);
int __eufonium_library_fputc(int c, FILE *stream);
int __eufonium_library_fputs(const char *text, FILE *stream);
size_t __eufonium_library_fwrite(const void *from, size_t size, size_t count, FILE *stream);
int __eufonium_library_feof(FILE *stream);
int __eufonium_library_ferror(FILE *stream);
int __eufonium_library_fseek(FILE *stream, long offset, int from);
int __eufonium_library_fclose(FILE *stream);
int __eufonium_library_fileno(FILE *stream);

/* The character that was put back, plus one; zero if there is none. */
static int model_back;
static FILE *model_back_stream;

/* The last stream of which a function read less than it was asked for, and why: zero as long as nobody asked. */
static FILE *model_end_stream;
static enum { MODEL_UNASKED, MODEL_AT_END, MODEL_FAILED } model_end;

/* The last stream of which a function read everything that it was asked for. */
static FILE *model_whole_stream;

/* Two streams that were read or written, and whether there were more; and whether a program then went to another place. */
static FILE *model_first_used, *model_second_used;
static int model_more_used;
static int model_moved;

static void model_use(FILE *stream) {
  if (!model_first_used) {
    model_first_used = stream;
  } else if (model_first_used != stream && !model_second_used) {
    model_second_used = stream;
  } else if (model_first_used != stream && model_second_used != stream) {
    model_more_used = 1;
  }
}

/* Whether a stream was neither read nor written, so that its indicators are not set. */
static int model_is_unused(FILE *stream) {
  return !model_more_used && stream != model_first_used && stream != model_second_used;
}

/* Whether something was read behind what may have been an error, the indicator of which stays. */
static int model_is_doubtful;

/* Something is asked for, and perhaps there: not at an end that was seen (C17 7.21.7.1). */
static void model_reads(FILE *stream, int some) {
  model_use(stream);
  if (some && model_end_stream == stream && model_end == MODEL_AT_END) __VERIFIER_assume(0);
  /* On this no alarm rests. */
  if (model_moved || (some && model_end_stream == stream)) __VERIFIER_assume(__eufonium_any());
}

/* What the next character is, if there is one, of the last stream that was read by a format: as `Next` of the checker has it. */
enum {
  MODEL_ANY,
  MODEL_NO_OCTAL,
  MODEL_NO_DECIMAL,
  MODEL_NO_HEXADECIMAL,
  MODEL_NO_SPACE,
  MODEL_SPACE,
  MODEL_LINE_END,
  MODEL_DIGIT,
  MODEL_NOTHING
};
static int model_left;
static FILE *model_left_stream;

static int model_take_left(FILE *stream) {
  if (model_left_stream != stream) return MODEL_ANY;
  int next = model_left;
  model_left = MODEL_ANY;
  return next;
}

/* What is next where a stream is at its end is what comes after that. */
static void model_ends(FILE *stream) {
  model_take_left(stream);
  if (model_end_stream != stream || model_end != MODEL_AT_END) model_end = MODEL_UNASKED;
  model_end_stream = stream;
  if (model_whole_stream == stream) model_whole_stream = NULL;
}

static void model_goes_on(FILE *stream) {
  if (model_end_stream == stream) {
    model_end_stream = NULL;
    model_is_doubtful = 1;
  }
  model_whole_stream = stream;
}

/* A stream that was written, or not. */
static void model_writes(FILE *stream, int fails) {
  model_use(stream);
  if (!fails) return;
  model_ends(stream);
  model_end = MODEL_FAILED;
}

static int model_is_digit(int c) {
  return c >= '0' && c <= '9';
}

static int model_may_be(int next, int c) {
  switch (next) {
  case MODEL_NO_OCTAL: return !(c >= '0' && c <= '7');
  case MODEL_NO_DECIMAL: return !model_is_digit(c);
  case MODEL_NO_HEXADECIMAL: return !(model_is_digit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F'));
  case MODEL_NO_SPACE: return !model_is_space(c);
  case MODEL_SPACE: return model_is_space(c);
  case MODEL_LINE_END: return c == '\n';
  case MODEL_DIGIT: return model_is_digit(c);
  case MODEL_NOTHING: return 0;
  default: return 1;
  }
}

/* A character that was read is the next one. */
static void model_is_next(FILE *stream, int c) {
  int next = model_take_left(stream);
  if (next != MODEL_ANY) __VERIFIER_assume(model_may_be(next, c));
}

/* Nothing is known of a stream. */
static void model_forget(FILE *stream) {
  model_take_left(stream);
  if (model_back_stream == stream) model_back = 0;
  if (model_end_stream == stream) model_end_stream = NULL;
  if (model_whole_stream == stream) model_whole_stream = NULL;
}

static int model_take_back(FILE *stream) {
  if (!model_back || model_back_stream != stream) return EOF;
  int c = model_back - 1;
  model_back = 0;
  return c;
}

static int model_character(FILE *stream, int c) {
  model_reads(stream, c != EOF);
  if (c == EOF) {
    model_ends(stream);
  } else {
    model_is_next(stream, c);
    model_goes_on(stream);
  }
  return c;
}

/* C17 7.21.7.1 */
int fgetc(FILE *stream) {
  int back = model_take_back(stream);
  return back != EOF ? back : model_character(stream, __eufonium_library_fgetc(stream));
}

int getc(FILE *stream) {
  return fgetc(stream);
}

int _IO_getc(FILE *stream) {
  return fgetc(stream);
}

/* C17 7.21.7.6 */
int getchar(void) {
  int back = model_take_back(stdin);
  return back != EOF ? back : model_character(stdin, __eufonium_library_getchar());
}

/* C17 7.21.7.10: one character can be put back. The end is no more. */
int ungetc(int c, FILE *stream) {
  if (c == EOF) return EOF;
  if (model_back) __eufonium_unmodelled("two characters that are put back");
  model_back = 1 + (unsigned char)c;
  model_back_stream = stream;
  model_use(stream);
  model_goes_on(stream);
  return (unsigned char)c;
}

/* C17 7.21.10.3 */
int ferror(FILE *stream) {
  if (model_is_unused(stream) || (model_whole_stream == stream && !model_is_doubtful)) return 0;
  if (model_end_stream != stream) return __eufonium_library_ferror(stream);
  if (model_end == MODEL_UNASKED) model_end = __eufonium_library_ferror(stream) ? MODEL_FAILED : MODEL_AT_END;
  return model_end == MODEL_FAILED;
}

/* A line without its end may be the last one, so it is not known whether that was seen. */
static char *model_line(char *to, int size, FILE *stream) {
  char *line = __eufonium_library_fgets(to, size, stream);
  model_reads(stream, line != NULL);
  if (line) {
    model_is_next(stream, (unsigned char)line[0]);
    model_forget(stream);
  } else {
    model_ends(stream);
  }
  return line;
}

/* C17 7.21.7.2 */
char *fgets(char *to, int size, FILE *stream) {
  if (size <= 1) return __eufonium_library_fgets(to, size, stream);
  int back = model_take_back(stream);
  if (back == EOF) return model_line(to, size, stream);
  to[0] = back;
  to[1] = 0;
  if (back == '\n' || size == 2 || model_line(to + 1, size - 1, stream)) return to;
  if (ferror(stream)) return NULL;
  to[1] = 0;
  return to;
}

static size_t model_elements(void *to, size_t size, size_t count, FILE *stream) {
  size_t read = __eufonium_library_fread(to, size, count, stream);
  model_reads(stream, read > 0);
  if (read > 0) model_is_next(stream, *(unsigned char *)to);
  if (read < count)
    model_ends(stream);
  else
    model_goes_on(stream);
  return read;
}

/* C17 7.21.8.1 */
size_t fread(void *to, size_t size, size_t count, FILE *stream) {
  if (size == 0 || count == 0) return 0;
  int back = model_take_back(stream);
  if (back == EOF) return model_elements(to, size, count, stream);
  unsigned char *bytes = to;
  bytes[0] = back;
  size_t more = size * count - 1;
  return (1 + (more ? model_elements(bytes + 1, 1, more, stream) : 0)) / size;
}

/* Something is read by a format, which first skips spaces or not, and then takes a digit or not. Returns what is known of the next
 * character: that it is a digit only if it is there. */
int __eufonium_scan_begins(FILE *stream, int skips, int takes_digit) {
  if (!stream) stream = stdin;
  int back = model_take_back(stream);
  if (back == EOF) return model_take_left(stream);
  if (takes_digit && model_is_digit(back)) return MODEL_DIGIT;
  if (!skips || !model_is_space(back)) __VERIFIER_assume(__eufonium_any());
  return MODEL_ANY;
}

void __eufonium_next_is(int next, int c) {
  __VERIFIER_assume(model_may_be(next, c));
}

/* This was read by a format: the result, whether the format asks for something, and what is known of the next character. */
void __eufonium_scan_ends(FILE *stream, int asks, int result, int next) {
  if (!stream) stream = stdin;
  model_reads(stream, asks && result != EOF);
  if (result == EOF) {
    model_ends(stream);
    return;
  }
  model_forget(stream);
  model_left = next;
  model_left_stream = stream;
}

/* C17 7.21.7.3 */
int fputc(int c, FILE *stream) {
  int written = __eufonium_library_fputc(c, stream);
  model_writes(stream, written == EOF);
  return written;
}

int putc(int c, FILE *stream) {
  return fputc(c, stream);
}

/* C17 7.21.7.4 */
int fputs(const char *text, FILE *stream) {
  int written = __eufonium_library_fputs(text, stream);
  model_writes(stream, written == EOF);
  return written;
}

/* C17 7.21.8.2 */
size_t fwrite(const void *from, size_t size, size_t count, FILE *stream) {
  size_t written = __eufonium_library_fwrite(from, size, count, stream);
  model_writes(stream, size && written < count);
  return written;
}

/* C17 7.21.10.2 */
int feof(FILE *stream) {
  if (model_is_unused(stream) || model_whole_stream == stream) return 0;
  if (model_end_stream != stream) {
    /* What was read last is an answer of its own, as long as nothing else is read. */
    if (!__eufonium_library_feof(stream)) {
      model_goes_on(stream);
      return 0;
    }
    model_ends(stream);
    model_end = MODEL_AT_END;
    return 1;
  }
  if (model_end == MODEL_UNASKED) model_end = __eufonium_library_feof(stream) ? MODEL_AT_END : MODEL_FAILED;
  return model_end == MODEL_AT_END;
}

/* C17 7.21.10.1 */
void clearerr(FILE *stream) {
  model_take_left(stream);
  if (model_end_stream == stream) model_end_stream = NULL;
  model_goes_on(stream);
}

/* A program goes to another place: what was put back is lost. */
static void model_moves(FILE *stream) {
  if (!model_is_unused(stream)) model_moved = 1;
  if (model_back_stream == stream) model_back = 0;
  model_take_left(stream);
  model_goes_on(stream);
}

/* C17 7.21.9.2: an error stays one. */
int fseek(FILE *stream, long offset, int from) {
  int result = __eufonium_library_fseek(stream, offset, from);
  if (result == 0) model_moves(stream);
  return result;
}

/* C17 7.21.9.5 */
void rewind(FILE *stream) {
  __eufonium_library_fseek(stream, 0, 0);
  if (model_end_stream == stream) model_end_stream = NULL;
  model_moves(stream);
}

/* C17 7.21.5.1 */
int fclose(FILE *stream) {
  model_forget(stream);
  if (model_first_used == stream) model_first_used = NULL;
  if (model_second_used == stream) model_second_used = NULL;
  return __eufonium_library_fclose(stream);
}

/* The streams that a program starts with have the first descriptors; others have others. A program that opens one of them anew is
 * not linked with this. */
int fileno(FILE *stream) {
  if (stream == stdin) return 0;
  if (stream == stdout) return 1;
  if (stream == stderr) return 2;
  return __eufonium_library_fileno(stream);
}

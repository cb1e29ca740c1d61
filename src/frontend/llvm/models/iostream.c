/*
 * Models of the streams std::cin, std::cout, std::cerr and std::clog: numbers and characters that are read, the states of streams, and printing.
 *
 * What is read from std::cin is what scanf reads, so that a run can be given its input as a text. A stream that has failed reads nothing until it is
 * cleared; where there is no number, zero is read. A number that does not fit into its type is read as the
 * nearest one that does, and the stream fails: each nearest number may have been such a one, on which no alarm rests. Printing gives the stream; who
 * asks whether it has failed is told either, and no alarm rests on that it has. A stream has its state in a part that its table of functions
 * tells the place of, as the ABI has it. Of that part the program reads fields by itself, through functions of the headers: they are what the library
 * makes of them, and what stands behind them is not modelled.
 *
 * Words and lines are read into a string as its headers lay it out; their characters are always in an object of the heap.
 *
 * Deliberately absent: other streams than these, numbers that are read by flags of formats, exceptions of streams.
 *
 * Source: C++17 24.3.2.9, 30.7; <istream>, <ostream>, <bits/ios_base.h> for the layout and the names; Itanium C++ ABI 2.5 (distances to virtual bases).
 */

#include "basic_string.h"

int scanf(const char *format, ...);
int getchar(void);
ssize_t getdelim(char **line, size_t *size, int delimiter, FILE *stream);

/* Reads a word as getdelim reads a line. */
ssize_t __eufonium_word(char **word, size_t *size);

/* What std::ios_base::iostate is of. */
enum { MODEL_BAD = 1, MODEL_EOF = 2, MODEL_FAIL = 4 };

/* Those of std::ios_base::fmtflags that streams have at the start. */
enum { MODEL_DECIMAL = 0x2, MODEL_SKIPS = 0x1000, MODEL_UNBUFFERED = 0x2000, MODEL_FLAGS = MODEL_DECIMAL | MODEL_SKIPS };

/* What is called through the table of functions of an object of the library. */
static void model_virtual(void) {
  __eufonium_unmodelled("a part of a stream of C++ (its buffer, or what its locale says)");
}

#define MODEL_FOUR model_virtual, model_virtual, model_virtual, model_virtual
static void (*const model_functions[20])(void) = {MODEL_FOUR, MODEL_FOUR, MODEL_FOUR, MODEL_FOUR, MODEL_FOUR};

/* A buffer in which nothing is, and facets; of std::ctype<char> which characters stand for which ones is read without a call: the same. */
struct model_buffer {
  void (*const *functions)(void);
  char *places[6];
  void *locale;
};

struct model_ctype {
  void (*const *functions)(void);
  int references;
  void *locale;
  _Bool deletes;
  const int *upper, *lower;
  const unsigned short *classes;
  char widens, wide[256], narrow[256], narrows;
};

#define MODEL_16(N) \
  N + 0, N + 1, N + 2, N + 3, N + 4, N + 5, N + 6, N + 7, N + 8, N + 9, N + 10, N + 11, N + 12, N + 13, N + 14, N + 15
#define MODEL_128(N) \
  MODEL_16(N), MODEL_16(N + 16), MODEL_16(N + 32), MODEL_16(N + 48), MODEL_16(N + 64), MODEL_16(N + 80), MODEL_16(N + 96), MODEL_16(N + 112)
#define MODEL_CHARACTERS {MODEL_128(0), MODEL_128(-128)}

static struct model_ctype model_ctype = {
    .functions = model_functions, .references = 1, .widens = 1, .wide = MODEL_CHARACTERS, .narrow = MODEL_CHARACTERS, .narrows = 1};
static struct model_buffer model_input = {.functions = model_functions}, model_output = {.functions = model_functions};
static struct model_buffer model_errors = {.functions = model_functions};

/* What std::ios is. */
struct model_ios {
  const void *functions;
  ptrdiff_t precision, width;
  int flags, exceptions, state;
  void *callbacks, *word_zero[2], *local_words[16];
  int word_count;
  void *words, *locale;
  struct model_ostream *tie;
  char fill;
  _Bool has_fill;
  struct model_buffer *buffer;
  struct model_ctype *ctype;
  void *puts_numbers, *gets_numbers;
};

struct model_istream {
  const void *functions;
  ptrdiff_t count;
  struct model_ios ios;
};

struct model_ostream {
  const void *functions;
  struct model_ios ios;
};

/* What stands before a table of functions: the distance to the virtual base, the distance to the whole, the typeinfo. */
static const ptrdiff_t model_istream_table[4] = {sizeof(void *) + sizeof(ptrdiff_t)};
static const ptrdiff_t model_ostream_table[4] = {sizeof(void *)};

#define MODEL_STREAM(KIND, NAME, FLAGS, TIE, BUFFER)                                                              \
  struct KIND NAME = {.functions = &KIND##_table[3],                                                             \
                      .ios = {.precision = 6, .flags = FLAGS, .tie = TIE, .fill = ' ', .has_fill = 1, .buffer = BUFFER, \
                              .ctype = &model_ctype, .puts_numbers = &model_ctype, .gets_numbers = &model_ctype}}
MODEL_STREAM(model_ostream, _ZSt4cout, MODEL_FLAGS, NULL, &model_output);
MODEL_STREAM(model_istream, _ZSt3cin, MODEL_FLAGS, &_ZSt4cout, &model_input);
MODEL_STREAM(model_ostream, _ZSt4cerr, MODEL_FLAGS | MODEL_UNBUFFERED, &_ZSt4cout, &model_errors);
MODEL_STREAM(model_ostream, _ZSt4clog, MODEL_FLAGS, NULL, &model_errors);

/* Whether something was printed, which may have failed. */
static _Bool model_printed;

/* The part of a stream that printing changes, of one that is known. */
static struct model_ios *model_ios_of(void *to) {
  if (to == &_ZSt4cout) return &_ZSt4cout.ios;
  if (to == &_ZSt4cerr) return &_ZSt4cerr.ios;
  return to == &_ZSt4clog ? &_ZSt4clog.ios : NULL;
}

static void model_is_known(const void *ios) {
  if (ios != &_ZSt3cin.ios && ios != &_ZSt4cout.ios && ios != &_ZSt4cerr.ios && ios != &_ZSt4clog.ios)
    __eufonium_unmodelled("a stream of C++ besides std::cin, std::cout, std::cerr and std::clog");
}

/* Whether printing has failed, which is not known. */
static _Bool model_may_have_failed(const struct model_ios *ios) {
  return ios != &_ZSt3cin.ios && model_printed && __eufonium_any();
}

/* A stream is in a new state, in which it may throw an exception. */
static void model_enter(struct model_ios *ios, int state) {
  ios->state = state;
  if (ios->exceptions && (ios->exceptions & state)) __eufonium_unmodelled("an exception that a stream of C++ throws");
}

/* The states that there are without a call of clear are asked for as numbers, since integers have no bits. */
static _Bool model_has_failed(const struct model_ios *ios) {
  if (model_may_have_failed(ios)) return 1;
  if (ios->state == 0) return 0;
  if (ios->state == MODEL_FAIL || ios->state == (MODEL_EOF | MODEL_FAIL)) return 1;
  return (ios->state & (MODEL_BAD | MODEL_FAIL)) != 0;
}

/* Whether there may be something to read. */
static _Bool model_is_ready(struct model_istream *from) {
  if (from != &_ZSt3cin) __eufonium_unmodelled("a stream of C++ that is read besides std::cin");
  if (from->ios.flags != MODEL_FLAGS) __eufonium_unmodelled("what a stream of C++ reads by flags of formats");
  if (from->ios.state && !model_has_failed(&from->ios)) model_enter(&from->ios, from->ios.state | MODEL_FAIL);
  return !from->ios.state;
}

/* `read` is how many numbers were read. */
#define MODEL_READ(NAME, TYPE, FORMAT, LEAST, LARGEST) \
  struct model_istream *NAME(struct model_istream *from, TYPE *to) { \
    if (!model_is_ready(from)) return from; \
    TYPE number; \
    int read = scanf(FORMAT, &number); \
    if (read == 1) { \
      *to = number; \
      if ((number == (LEAST) || number == (LARGEST)) && __eufonium_any()) model_enter(&from->ios, MODEL_FAIL); \
    } else if (read == 0) { \
      *to = 0; \
      model_enter(&from->ios, MODEL_FAIL); \
    } else { \
      model_enter(&from->ios, MODEL_EOF | MODEL_FAIL); \
    } \
    return from; \
  }

MODEL_READ(_ZNSirsERs, short, "%hd", -__SHRT_MAX__ - 1, __SHRT_MAX__)
MODEL_READ(_ZNSirsERt, unsigned short, "%hu", __SHRT_MAX__ * 2 + 1, __SHRT_MAX__ * 2 + 1)
MODEL_READ(_ZNSirsERi, int, "%d", INT_MIN, INT_MAX)
MODEL_READ(_ZNSirsERj, unsigned, "%u", INT_MAX * 2u + 1, INT_MAX * 2u + 1)
MODEL_READ(_ZNSirsERl, long, "%ld", -LONG_MAX - 1, LONG_MAX)
MODEL_READ(_ZNSirsERm, unsigned long, "%lu", LONG_MAX * 2ul + 1, LONG_MAX * 2ul + 1)
MODEL_READ(_ZNSirsERx, long long, "%lld", -LLONG_MAX - 1, LLONG_MAX)
MODEL_READ(_ZNSirsERy, unsigned long long, "%llu", ULLONG_MAX, ULLONG_MAX)
MODEL_READ(_ZNSirsERf, float, "%f", -__FLT_MAX__, __FLT_MAX__)
MODEL_READ(_ZNSirsERd, double, "%lf", -__DBL_MAX__, __DBL_MAX__)

/* A character behind white space; where there is none the object is left alone. */
struct model_istream *_ZStrsIcSt11char_traitsIcEERSt13basic_istreamIT_T0_ES6_RS3_(struct model_istream *from, char *to) {
  char c;
  if (!model_is_ready(from)) return from;
  if (scanf(" %c", &c) == 1) *to = c;
  else model_enter(&from->ios, MODEL_EOF | MODEL_FAIL);
  return from;
}

/* A word behind white space. */
struct model_istream *_ZStrsIcSt11char_traitsIcESaIcEERSt13basic_istreamIT_T0_ES7_RNSt7__cxx1112basic_stringIS4_S5_T1_EE(
    struct model_istream *from, struct model_string *to) {
  if (!model_is_ready(from)) return from;
  if (from->ios.width) __eufonium_unmodelled("a word that a stream of C++ reads with a width");
  char *word = NULL;
  size_t room = 0;
  ptrdiff_t size = __eufonium_word(&word, &room);
  if (size < 0) {
    free(word);
    model_string_erase(to);
    model_enter(&from->ios, MODEL_EOF | MODEL_FAIL);
    return from;
  }
  model_string_take(to, word, size, room - 1);
  return from;
}

/* A line without its end; the last one may end with the text. */
struct model_istream *_ZSt7getlineIcSt11char_traitsIcESaIcEERSt13basic_istreamIT_T0_ES7_RNSt7__cxx1112basic_stringIS4_S5_T1_EES4_(
    struct model_istream *from, struct model_string *to, char end) {
  if (!model_is_ready(from)) return from;
  char *line = NULL;
  size_t room = 0;
  ptrdiff_t size = getdelim(&line, &room, end, stdin);
  if (size < 0) {
    free(line);
    model_string_erase(to);
    model_enter(&from->ios, MODEL_EOF | MODEL_FAIL);
    return from;
  }
  if (line[size - 1] == end) size--;
  else model_enter(&from->ios, MODEL_EOF);
  model_string_take(to, line, size, room - 1);
  return from;
}

int _ZNSi3getEv(struct model_istream *from) {
  from->count = 0;
  if (!model_is_ready(from)) return -1;
  int c = getchar();
  from->count = c != -1;
  if (c == -1) model_enter(&from->ios, MODEL_EOF | MODEL_FAIL);
  return c;
}

struct model_istream *_ZNSi3getERc(struct model_istream *from, char *to) {
  int c = _ZNSi3getEv(from);
  if (c != -1) *to = (char)c;
  return from;
}

_Bool _ZNKSt9basic_iosIcSt11char_traitsIcEE4failEv(const struct model_ios *ios) {
  model_is_known(ios);
  return model_has_failed(ios);
}

_Bool _ZNKSt9basic_iosIcSt11char_traitsIcEEntEv(const struct model_ios *ios) {
  return _ZNKSt9basic_iosIcSt11char_traitsIcEE4failEv(ios);
}

_Bool _ZNKSt9basic_iosIcSt11char_traitsIcEEcvbEv(const struct model_ios *ios) {
  return !_ZNKSt9basic_iosIcSt11char_traitsIcEE4failEv(ios);
}

_Bool _ZNKSt9basic_iosIcSt11char_traitsIcEE3badEv(const struct model_ios *ios) {
  model_is_known(ios);
  if (model_may_have_failed(ios)) return 1;
  return ios->state & MODEL_BAD;
}

/* A number that ends with the text has reached the end as well, which is not known here, so that on it no alarm rests. */
int _ZNKSt9basic_iosIcSt11char_traitsIcEE7rdstateEv(const struct model_ios *ios) {
  model_is_known(ios);
  if (ios != &_ZSt3cin.ios) return model_may_have_failed(ios) ? MODEL_BAD : ios->state;
  return !ios->state && __eufonium_any() ? MODEL_EOF : ios->state;
}

_Bool _ZNKSt9basic_iosIcSt11char_traitsIcEE4goodEv(const struct model_ios *ios) {
  return !_ZNKSt9basic_iosIcSt11char_traitsIcEE7rdstateEv(ios);
}

_Bool _ZNKSt9basic_iosIcSt11char_traitsIcEE3eofEv(const struct model_ios *ios) {
  return _ZNKSt9basic_iosIcSt11char_traitsIcEE7rdstateEv(ios) & MODEL_EOF;
}

void _ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(struct model_ios *ios, int state) {
  model_is_known(ios);
  model_enter(ios, state);
}

/* What was printed makes no difference, so the stream is all that there is to give. A width is for one thing that is printed. */
static void *model_stream_out(void *to) {
  struct model_ios *ios = model_ios_of(to);
  if (ios) ios->width = 0;
  model_printed = 1;
  return to;
}

#define MODEL_PRINT(NAME, TYPE) \
  void *NAME(void *to, TYPE value) { \
    (void)value; \
    return model_stream_out(to); \
  }

MODEL_PRINT(_ZNSolsEb, _Bool)
MODEL_PRINT(_ZNSolsEs, short)
MODEL_PRINT(_ZNSolsEt, unsigned short)
MODEL_PRINT(_ZNSolsEi, int)
MODEL_PRINT(_ZNSolsEj, unsigned)
MODEL_PRINT(_ZNSolsEl, long)
MODEL_PRINT(_ZNSolsEm, unsigned long)
MODEL_PRINT(_ZNSolsEx, long long)
MODEL_PRINT(_ZNSolsEy, unsigned long long)
MODEL_PRINT(_ZNSolsEf, float)
MODEL_PRINT(_ZNSolsEd, double)
MODEL_PRINT(_ZNSolsEPKv, const void *)
MODEL_PRINT(_ZStlsIcSt11char_traitsIcESaIcEERSt13basic_ostreamIT_T0_ES7_RKNSt7__cxx1112basic_stringIS4_S5_T1_EE, const void *)
MODEL_PRINT(_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c, char)
MODEL_PRINT(_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_a, signed char)
MODEL_PRINT(_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_h, unsigned char)

/* How things are printed from now on. */
#define MODEL_SET(NAME, TYPE, FIELD) \
  void *NAME(void *to, TYPE value) { \
    struct model_ios *ios = model_ios_of(to); \
    if (ios) ios->FIELD = value; \
    return to; \
  }

MODEL_SET(_ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St5_Setw, int, width)
MODEL_SET(_ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St13_Setprecision, int, precision)
MODEL_SET(_ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St8_SetfillIS3_E, char, fill)

/* A character without a format. */
void *_ZNSo3putEc(void *to, char value) {
  (void)value;
  model_printed = 1;
  return to;
}

/* A text is read up to its end. */
void *_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_PKc(void *to, const char *text) {
  strlen(text);
  return model_stream_out(to);
}

void *_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(void *to, const char *text, ptrdiff_t size) {
  (void)text;
  (void)size;
  return model_stream_out(to);
}

void *_ZNSo5flushEv(void *to) {
  model_printed = 1;
  return to;
}

void *_ZSt4endlIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_(void *to) {
  return _ZNSo5flushEv(to);
}

void *_ZSt5flushIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_(void *to) {
  return _ZNSo5flushEv(to);
}

void *_ZNSolsEPFRSoS_E(void *to, void *(*manipulator)(void *)) {
  return manipulator(to);
}

void *_ZNSolsEPFRSt8ios_baseS0_E(void *to, void *(*manipulator)(void *)) {
  struct model_ios *ios = model_ios_of(to);
  if (ios) manipulator(ios);
  return to;
}

/* What each file that includes <iostream> calls before all else, so that all of them have these streams. */
void _ZNSt8ios_base4InitC1Ev(void *made) {
  (void)made;
  model_is_known(&_ZSt3cin.ios);
}

void _ZNSt8ios_base4InitD1Ev(void *made) {
  (void)made;
}

_Bool _ZNSt8ios_base15sync_with_stdioEb(_Bool with) {
  (void)with;
  return 1;
}

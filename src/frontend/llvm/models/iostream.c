/*
 * Models of the streams std::cin, std::cout, std::cerr and std::clog: numbers and characters that are read, the states of streams, and printing.
 *
 * What is read from std::cin is what scanf reads, so that a run can be given its input as a text. A stream that has failed reads nothing until it is
 * cleared; where there is no number, zero is read. A number that does not fit into its type is read as the
 * nearest one that does, and the stream fails: each nearest number may have been such a one, on which no alarm rests. Printing succeeds and gives the stream. A stream has its state in a part that its table of functions
 * tells the place of, as the ABI has it.
 *
 * Deliberately absent: words and lines (std::string), other streams than these, flags of formats.
 *
 * Source: C++17 30.7; <istream>, <ostream>, <bits/ios_base.h> for the layout and the names; Itanium C++ ABI 2.5 (distances to virtual bases).
 */

#include "types.h"

int scanf(const char *format, ...);
int getchar(void);

/* What std::ios_base::iostate is of. */
enum { MODEL_BAD = 1, MODEL_EOF = 2, MODEL_FAIL = 4 };

/* What std::ios is, as far as it matters. */
struct model_ios {
  const void *functions;
  ptrdiff_t precision, width;
  int flags, exceptions, state;
  char rest[sizeof(void *) == 8 ? 228 : 112];
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

#define MODEL_STREAM(KIND, NAME) struct KIND NAME = {.functions = &KIND##_table[3], .ios = {.precision = 6}}
MODEL_STREAM(model_istream, _ZSt3cin);
MODEL_STREAM(model_ostream, _ZSt4cout);
MODEL_STREAM(model_ostream, _ZSt4cerr);
MODEL_STREAM(model_ostream, _ZSt4clog);

static void model_is_known(const void *ios) {
  if (ios != &_ZSt3cin.ios && ios != &_ZSt4cout.ios && ios != &_ZSt4cerr.ios && ios != &_ZSt4clog.ios)
    __eufonium_unmodelled("a stream of C++ besides std::cin, std::cout, std::cerr and std::clog");
}

/* The states that there are without a call of clear are asked for as numbers, since integers have no bits. */
static _Bool model_has_failed(const struct model_ios *ios) {
  if (ios->state == 0) return 0;
  if (ios->state == MODEL_FAIL || ios->state == (MODEL_EOF | MODEL_FAIL)) return 1;
  return (ios->state & (MODEL_BAD | MODEL_FAIL)) != 0;
}

/* Whether there may be something to read. */
static _Bool model_is_ready(struct model_istream *from) {
  if (from != &_ZSt3cin) __eufonium_unmodelled("a stream of C++ that is read besides std::cin");
  if (from->ios.state && !model_has_failed(&from->ios)) from->ios.state |= MODEL_FAIL;
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
      if ((number == (LEAST) || number == (LARGEST)) && __eufonium_any()) from->ios.state = MODEL_FAIL; \
    } else if (read == 0) { \
      *to = 0; \
      from->ios.state = MODEL_FAIL; \
    } else { \
      from->ios.state = MODEL_EOF | MODEL_FAIL; \
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
  else from->ios.state = MODEL_EOF | MODEL_FAIL;
  return from;
}

int _ZNSi3getEv(struct model_istream *from) {
  if (!model_is_ready(from)) return -1;
  int c = getchar();
  if (c == -1) from->ios.state = MODEL_EOF | MODEL_FAIL;
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
  return ios->state & MODEL_BAD;
}

/* A number that ends with the text has reached the end as well, which is not known here, so that on it no alarm rests. */
int _ZNKSt9basic_iosIcSt11char_traitsIcEE7rdstateEv(const struct model_ios *ios) {
  model_is_known(ios);
  return ios == &_ZSt3cin.ios && !ios->state && __eufonium_any() ? MODEL_EOF : ios->state;
}

_Bool _ZNKSt9basic_iosIcSt11char_traitsIcEE4goodEv(const struct model_ios *ios) {
  return !_ZNKSt9basic_iosIcSt11char_traitsIcEE7rdstateEv(ios);
}

_Bool _ZNKSt9basic_iosIcSt11char_traitsIcEE3eofEv(const struct model_ios *ios) {
  return _ZNKSt9basic_iosIcSt11char_traitsIcEE7rdstateEv(ios) & MODEL_EOF;
}

void _ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(struct model_ios *ios, int state) {
  model_is_known(ios);
  ios->state = state;
}

/* What was printed makes no difference, so the stream is all that there is to give. */
#define MODEL_PRINT(NAME, TYPE) \
  void *NAME(void *to, TYPE value) { \
    (void)value; \
    return to; \
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
MODEL_PRINT(_ZNSo3putEc, char)
MODEL_PRINT(_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c, char)
MODEL_PRINT(_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_a, signed char)
MODEL_PRINT(_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_h, unsigned char)
MODEL_PRINT(_ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St5_Setw, int)
MODEL_PRINT(_ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St13_Setprecision, int)
MODEL_PRINT(_ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St8_SetfillIS3_E, char)

/* A text is read up to its end. */
void *_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_PKc(void *to, const char *text) {
  strlen(text);
  return to;
}

void *_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(void *to, const char *text, ptrdiff_t size) {
  (void)text;
  (void)size;
  return to;
}

void *_ZNSo5flushEv(void *to) {
  return to;
}

void *_ZSt4endlIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_(void *to) {
  return to;
}

void *_ZSt5flushIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_(void *to) {
  return to;
}

void *_ZNSolsEPFRSoS_E(void *to, void *(*manipulator)(void *)) {
  return manipulator(to);
}

/* How numbers are printed makes no difference either. */
void *_ZNSolsEPFRSt8ios_baseS0_E(void *to, void *(*manipulator)(void *)) {
  (void)manipulator;
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

/*
 * Models of the exceptions of the standard library of C++: how those of <stdexcept> are made, copied and destroyed, and what all say.
 *
 * An object is as the GNU library has it, a pointer to the table of functions and one to the text, but for how copies share a text: here each
 * has its own. The tables of classes whose constructors are in headers are those of the library, which are not there.
 *
 * Deliberately absent: classes of other headers (std::system_error), and what the library puts into texts by itself
 * (std::__throw_out_of_range_fmt).
 *
 * Source: C++17 21.8 and 22.2; Itanium C++ ABI 2.5 (tables of functions).
 */

#include "basic_string.h"

struct model_error {
  const void *functions;
  char *text;
};

static char *model_text(const char *text, size_t length) {
  char *copy = xmalloc(length + 1);
  memcpy(copy, text, length + 1);
  return copy;
}

/* The constructors and destructors that each class has, and its table: distance to the whole, typeinfo, functions. */
#define MODEL_ERROR(NAME) \
  const char *_ZNKSt##NAME##4whatEv(const struct model_error *error) { \
    return error->text; \
  } \
  void _ZNSt##NAME##D2Ev(struct model_error *error) { \
    free(error->text); \
  } \
  void _ZNSt##NAME##D1Ev(struct model_error *error) { \
    free(error->text); \
  } \
  void _ZNSt##NAME##D0Ev(struct model_error *error) { \
    free(error->text); \
    free(error); \
  } \
  static const void *const model_functions_##NAME[] = { \
    NULL, &_ZTISt##NAME, _ZNSt##NAME##D1Ev, _ZNSt##NAME##D0Ev, _ZNKSt##NAME##4whatEv \
  }; \
  MODEL_ERROR_MADE(NAME, C1) \
  MODEL_ERROR_MADE(NAME, C2)
#define MODEL_ERROR_MADE(NAME, KIND) \
  void _ZNSt##NAME##KIND##EPKc(struct model_error *error, const char *text) { \
    error->functions = &model_functions_##NAME[2]; \
    error->text = model_text(text, strlen(text)); \
  } \
  void _ZNSt##NAME##KIND##ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE( \
    struct model_error *error, const struct model_string *string \
  ) { \
    error->functions = &model_functions_##NAME[2]; \
    error->text = model_text(string->data, string->size); \
  } \
  void _ZNSt##NAME##KIND##ERKS_(struct model_error *error, const struct model_error *from) { \
    error->functions = &model_functions_##NAME[2]; \
    error->text = model_text(from->text, strlen(from->text)); \
  }

MODEL_ERROR(11logic_error)
MODEL_ERROR(12domain_error)
MODEL_ERROR(16invalid_argument)
MODEL_ERROR(12length_error)
MODEL_ERROR(12out_of_range)
MODEL_ERROR(13runtime_error)
MODEL_ERROR(11range_error)
MODEL_ERROR(14overflow_error)
MODEL_ERROR(15underflow_error)

/* Classes without a text of their own. */
#define MODEL_SIMPLE(NAME, TEXT) \
  const char *_ZNKSt##NAME##4whatEv(const void *error) { \
    return TEXT; \
  } \
  void _ZNSt##NAME##D2Ev(void *error) {} \
  void _ZNSt##NAME##D1Ev(void *error) {} \
  void _ZNSt##NAME##D0Ev(void *error) { \
    free(error); \
  }

MODEL_SIMPLE(9exception, "std::exception")
MODEL_SIMPLE(9bad_alloc, "std::bad_alloc")
MODEL_SIMPLE(20bad_array_new_length, "std::bad_array_new_length")
MODEL_SIMPLE(8bad_cast, "std::bad_cast")
MODEL_SIMPLE(10bad_typeid, "std::bad_typeid")
MODEL_SIMPLE(13bad_exception, "std::bad_exception")
MODEL_SIMPLE(17bad_function_call, "bad_function_call")

/*
 * Models of the functions by which C++ throws and catches exceptions.
 *
 * What a throw does to the flow of control is no matter of this file: `exceptions` beside it puts a branch behind each call that may
 * throw, which asks whether an exception flies, and replaces the typeinfo that a throw names by a number. Here is what is known of exceptions:
 * the one that flies, and those that are caught and not yet done with, the innermost first.
 *
 * An exception is an object of the heap behind a header. The program sees the address of the object, and, where it is caught, the
 * address of the part of the header that belongs to who unwinds the stack: 32 bytes, of which compilers know the size.
 *
 * An exception that nobody catches ends the run when the last function has been left: C++ leaves open whether destructors run
 * before (C++17 18.3p9), and here they do.
 *
 * Deliberately absent: pointers to exceptions (std::current_exception), handlers for the end of the program (std::set_terminate).
 *
 * Source: Itanium C++ ABI: Exception Handling, 2.2 (headers), 2.4 (throwing), 2.5 (catching); C++17 18.
 */

#include "typeinfo.c"
#include "stdexcept.c"
#include "types.h"

void abort(void);

struct model_exception {
  /* The exception that is caught further out, of one that is caught. */
  struct model_exception *outer;
  void (*destroy)(void *);
  /* What a handler for the type itself is given: the object, or what it holds if that is a pointer. */
  void *thrown;
  /* What the handler is given: perhaps a part of it. */
  void *adjusted;
  /* The number of the type. */
  int type;
  /* How many handlers are active; negative if the exception flies again. */
  int handlers;
  char unwinding[32] __attribute__((aligned(16)));
};

/* The type of the exception that flies, or zero. */
int __eufonium_flying;
/* The exception that flies, as the stack is unwound by it. */
static void *model_flying;
static struct model_exception *model_caught;
static int model_uncaught;

static struct model_exception *model_header(void *unwinding) {
  return (struct model_exception *)((char *)unwinding - __builtin_offsetof(struct model_exception, unwinding));
}

static void model_fly(struct model_exception *exception) {
  __eufonium_flying = exception->type;
  model_flying = exception->unwinding;
}

/* 2.4.2 */
void *__cxa_allocate_exception(size_t size) {
  struct model_exception *exception = xmalloc(sizeof(struct model_exception) + size);
  return exception + 1;
}

void __cxa_free_exception(void *object) {
  free((struct model_exception *)object - 1);
}

/* 2.4.3, with the number of the type and what a handler for it is given. */
void __eufonium_throw(void *object, int type, void (*destroy)(void *), void *thrown) {
  struct model_exception *exception = (struct model_exception *)object - 1;
  exception->destroy = destroy;
  exception->thrown = thrown;
  exception->type = type;
  exception->handlers = 0;
  model_uncaught++;
  model_fly(exception);
}

/* The stack is unwound up to a landing pad, whose handler is for a part of the object, so many bytes behind its start. */
void *__eufonium_land(ptrdiff_t offset) {
  void *unwinding = model_flying;
  struct model_exception *exception = model_header(unwinding);
  exception->adjusted = (char *)exception->thrown + offset;
  __eufonium_flying = 0;
  return unwinding;
}

/* 1.6: the landing pad was entered to clean up. */
void _Unwind_Resume(void *unwinding) {
  model_fly(model_header(unwinding));
}

/* 2.5.2 */
void *__cxa_get_exception_ptr(void *unwinding) {
  return model_header(unwinding)->adjusted;
}

/* 2.5.3 */
void *__cxa_begin_catch(void *unwinding) {
  struct model_exception *exception = model_header(unwinding);
  exception->handlers = exception->handlers < 0 ? 1 - exception->handlers : exception->handlers + 1;
  model_uncaught--;
  if (exception != model_caught) {
    exception->outer = model_caught;
    model_caught = exception;
  }
  return exception->adjusted;
}

/* 2.5.4 */
void __cxa_end_catch(void) {
  struct model_exception *exception = model_caught;
  if (!exception) return;
  if (exception->handlers < 0) {
    if (++exception->handlers == 0) model_caught = exception->outer;
  } else if (--exception->handlers == 0) {
    model_caught = exception->outer;
    if (exception->destroy) exception->destroy(exception + 1);
    free(exception);
  }
}

/* 2.5.5 */
void __cxa_rethrow(void) {
  struct model_exception *exception = model_caught;
  if (!exception) abort();
  exception->handlers = -exception->handlers;
  model_uncaught++;
  model_fly(exception);
}

/* C++17 18.5.3 */
int _ZSt19uncaught_exceptionsv(void) {
  return model_uncaught;
}

_Bool _ZSt18uncaught_exceptionv(void) {
  return model_uncaught != 0;
}

/* What the library throws by itself. */

void __cxa_throw(void *object, const void *type, void (*destroy)(void *));

#define MODEL_THROW(NAME, TEXT) \
  void *object = __cxa_allocate_exception(sizeof(struct model_error)); \
  _ZNSt##NAME##C1EPKc(object, TEXT); \
  __cxa_throw(object, &_ZTISt##NAME, (void (*)(void *))_ZNSt##NAME##D1Ev);
#define MODEL_THROWS(FUNCTION, NAME) \
  void FUNCTION(const char *text) { \
    MODEL_THROW(NAME, text) \
  }

MODEL_THROWS(_ZSt19__throw_logic_errorPKc, 11logic_error)
MODEL_THROWS(_ZSt20__throw_domain_errorPKc, 12domain_error)
MODEL_THROWS(_ZSt24__throw_invalid_argumentPKc, 16invalid_argument)
MODEL_THROWS(_ZSt20__throw_length_errorPKc, 12length_error)
MODEL_THROWS(_ZSt20__throw_out_of_rangePKc, 12out_of_range)
MODEL_THROWS(_ZSt21__throw_runtime_errorPKc, 13runtime_error)
MODEL_THROWS(_ZSt19__throw_range_errorPKc, 11range_error)
MODEL_THROWS(_ZSt22__throw_overflow_errorPKc, 14overflow_error)
MODEL_THROWS(_ZSt23__throw_underflow_errorPKc, 15underflow_error)

/* The text is the format. */
void _ZSt24__throw_out_of_range_fmtPKcz(const char *text, ...) {
  MODEL_THROW(12out_of_range, text)
}

/* Those without a text consist of a pointer to the table of their functions, which is the library's. */
#define MODEL_EMPTY(FUNCTION, NAME) \
  extern const void *const _ZTVSt##NAME[5]; \
  void FUNCTION(void) { \
    const void *const **object = __cxa_allocate_exception(sizeof(void *)); \
    *object = &_ZTVSt##NAME[2]; \
    __cxa_throw(object, &_ZTISt##NAME, NULL); \
  }

MODEL_EMPTY(_ZSt17__throw_bad_allocv, 9bad_alloc)
MODEL_EMPTY(_ZSt28__throw_bad_array_new_lengthv, 20bad_array_new_length)
MODEL_EMPTY(__cxa_throw_bad_array_new_length, 20bad_array_new_length)
MODEL_EMPTY(_ZSt16__throw_bad_castv, 8bad_cast)
MODEL_EMPTY(__cxa_bad_cast, 8bad_cast)
MODEL_EMPTY(_ZSt18__throw_bad_typeidv, 10bad_typeid)
MODEL_EMPTY(__cxa_bad_typeid, 10bad_typeid)
MODEL_EMPTY(_ZSt21__throw_bad_exceptionv, 13bad_exception)
MODEL_EMPTY(_ZSt25__throw_bad_function_callv, 17bad_function_call)

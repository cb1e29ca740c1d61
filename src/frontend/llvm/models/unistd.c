/*
 * Models of functions of <unistd.h> whose results are the same at each call, those of an argument, or others than these.
 *
 * Deliberately absent: processes, of which a program that calls fork has several; it is not linked with these models.
 *
 * Source: POSIX.1-2017 (XSH).
 */

#include "types.h"

int __eufonium_library_getpid(void);
int __eufonium_library_getpagesize(void);
int __eufonium_library_getppid(void);
int __eufonium_library_dup(int from);
int __eufonium_library_dup2(int from, int to);
long __eufonium_library_sysconf(int name);
int __eufonium_library_isatty(int descriptor);

/* None of these is zero. */
#define MODEL_CONSTANT(name)                                   \
  int name(void) {                                             \
    static int model_known;                                    \
    if (!model_known) model_known = __eufonium_library_##name(); \
    return model_known;                                        \
  }

MODEL_CONSTANT(getpid)
MODEL_CONSTANT(getpagesize)

/* The descriptor that was asked for, if there is no error. */
int dup2(int from, int to) {
  int result = __eufonium_library_dup2(from, to);
  return result < 0 || to < 0 ? -1 : to;
}

/* None that is in use. */
int dup(int from) {
  int result = __eufonium_library_dup(from);
  __VERIFIER_assume(result != from || result < 0);
  return result;
}

/* Zero where the parent is not seen. */
int getppid(void) {
  int parent = __eufonium_library_getppid();
  __VERIFIER_assume(parent >= 0 && parent != getpid());
  return parent;
}

/* _SC_OPEN_MAX, _SC_NPROCESSORS_ONLN and _SC_AVPHYS_PAGES of Linux: a system changes them. */
static _Bool model_sysconf_varies(int name) {
  return name == 4 || name == 84 || name == 86;
}

/* A program that opens or closes descriptors by number is not linked with the model that asks this. */
static _Bool model_isatty_varies(int descriptor) {
  return 0;
}

/* The same where the same was asked for last. */
#define MODEL_SAME(type, name)                                                                 \
  type name(int model_asked) {                                                                 \
    static _Bool model_is_known;                                                               \
    static int model_last;                                                                     \
    static type model_value;                                                                   \
    if (!model_is_known || model_last != model_asked || model_##name##_varies(model_asked)) {  \
      model_value = __eufonium_library_##name(model_asked);                                    \
      model_is_known = 1;                                                                      \
      model_last = model_asked;                                                                \
    }                                                                                          \
    return model_value;                                                                        \
  }

MODEL_SAME(long, sysconf)
MODEL_SAME(int, isatty)

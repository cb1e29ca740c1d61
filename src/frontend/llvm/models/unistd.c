/*
 * Models of functions of <unistd.h> whose results are the same at each call, or those of an argument.
 *
 * Deliberately absent: processes, of which a program that calls fork has several; it is not linked with these models.
 *
 * Source: POSIX.1-2017 (XSH).
 */

#include "types.h"

int __eufonium_library_getpid(void);
int __eufonium_library_getpagesize(void);
int __eufonium_library_dup2(int from, int to);

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

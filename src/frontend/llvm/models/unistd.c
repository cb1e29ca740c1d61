/*
 * Models of functions of <unistd.h> and its neighbours whose results are the same at each call, those of an argument, or others than these,
 * and of those that give texts of the system in new objects.
 *
 * Deliberately absent: processes, of which a program that calls fork has several; it is not linked with these models.
 *
 * Source: POSIX.1-2017 (XSH).
 */

#include "types.h"

#define PATH_MAX 4096 /* of Linux */

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

/* The names of a system; each has an end (Linux: of 65 bytes). */
struct utsname {
  char names[6][65];
};

int __eufonium_library_uname(struct utsname *to);

int uname(struct utsname *to) {
  int result = __eufonium_library_uname(to);
  for (int i = 0; i < 6; i++) __VERIFIER_assume(!to->names[i][64]);
  return result;
}

/* A name of a file that the system gives, in an object of so many bytes; and how many it may need, any number that is not negative. */
int __eufonium_path(char *to, size_t size);
int __eufonium_length_of_path(void);

/* A name in a new object, as large as a caller says or else as it has to be. */
static char *model_path(size_t size) {
  size_t room = size ? size : 1 + (__eufonium_length_of_path() & (PATH_MAX - 1));
  char *made = malloc(room);
  if (made) __eufonium_path(made, room);
  return made;
}

char *__eufonium_library_getcwd(char *to, size_t size);

/* GNU: without an object the text is in a new one. */
char *getcwd(char *to, size_t size) {
  char path[PATH_MAX];
  if (to) return __eufonium_library_getcwd(to, size);
  if (!__eufonium_library_getcwd(path, size ? size : sizeof path)) return NULL;
  return model_path(size);
}

char *__eufonium_library_realpath(const char *path, char *to);

/* Without an object the text is in a new one. */
char *realpath(const char *path, char *to) {
  char resolved[PATH_MAX];
  if (to) return __eufonium_library_realpath(path, to);
  return __eufonium_library_realpath(path, resolved) ? model_path(0) : NULL;
}

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

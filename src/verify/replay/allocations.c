/* Lets allocations fail, as FAILS says of each in order. Keeps what the program has allocated and not freed, and ends it with CODE, if that is
 * defined, if something is left at its end. Linked with the options that WRAPPED names, so that only calls in the program itself count:
 * libraries do not free all that they allocate. */
#include <errno.h>

typedef __SIZE_TYPE__ size;

/* Whether the next allocation fails. */
static int fails(void) {
  static const char of[] = {FAILS};
  static unsigned calls;
  unsigned i = __atomic_fetch_add(&calls, 1, __ATOMIC_RELAXED);
  if (i >= sizeof of || !of[i]) return 0;
  errno = ENOMEM;
  return 1;
}

#ifdef CODE
void _exit(int);

enum { BLOCKS = 1 << 16 };
static void *blocks[BLOCKS];
static unsigned count;
static int full;
static char lock;

static void *keep(void *p) {
  while (__atomic_test_and_set(&lock, __ATOMIC_ACQUIRE)) {}
  if (p && count == BLOCKS) full = 1;
  else if (p) blocks[count++] = p;
  __atomic_clear(&lock, __ATOMIC_RELEASE);
  return p;
}

static void drop(void *p) {
  while (__atomic_test_and_set(&lock, __ATOMIC_ACQUIRE)) {}
  unsigned i = count;
  while (i > 0 && blocks[i - 1] != p) i--;
  if (p && i > 0) blocks[i - 1] = blocks[--count];
  __atomic_clear(&lock, __ATOMIC_RELEASE);
}

/* After all handlers of the program: what the linker puts here runs last. */
__attribute__((destructor)) static void look(void) {
  if (count > 0 && !full) _exit(CODE);
}
#else
/* Blocks that were kept here would not be lost for a sanitizer. */
static void *keep(void *p) { return p; }
static void drop(void *p) {}
#endif

void *__real_malloc(size), *__real_calloc(size, size), *__real_realloc(void *, size);
void *__real_aligned_alloc(size, size), *__real_memalign(size, size), *__real_valloc(size);
int __real_posix_memalign(void **, size, size);
char *__real_strdup(const char *), *__real_strndup(const char *, size);
void __real_free(void *);

void *__wrap_malloc(size n) { return fails() ? 0 : keep(__real_malloc(n)); }
void *__wrap_calloc(size n, size each) { return fails() ? 0 : keep(__real_calloc(n, each)); }
void *__wrap_aligned_alloc(size align, size n) { return fails() ? 0 : keep(__real_aligned_alloc(align, n)); }
void *__wrap_memalign(size align, size n) { return fails() ? 0 : keep(__real_memalign(align, n)); }
void *__wrap_valloc(size n) { return fails() ? 0 : keep(__real_valloc(n)); }
char *__wrap_strdup(const char *text) { return fails() ? 0 : keep(__real_strdup(text)); }
char *__wrap_strndup(const char *text, size n) { return fails() ? 0 : keep(__real_strndup(text, n)); }
int __wrap_posix_memalign(void **p, size align, size n) {
  if (fails()) return ENOMEM;
  int error = __real_posix_memalign(p, align, n);
  if (!error) keep(*p);
  return error;
}
void __wrap_free(void *p) {
  drop(p);
  __real_free(p);
}
void *__wrap_realloc(void *p, size n) {
  if (fails()) return 0;
  drop(p);
  void *q = __real_realloc(p, n);
  if (!q && n) keep(p);
  return keep(q);
}

#ifdef CODE
/* What C++ calls: `new`, `new[]` and their opposites, for sizes of 64 and of 32 bits. */
#define WEAK __attribute__((weak))
WEAK void *_Znwm(size n) { return keep(__real_malloc(n)); }
WEAK void *_Znam(size n) { return keep(__real_malloc(n)); }
WEAK void *_Znwj(size n) { return keep(__real_malloc(n)); }
WEAK void *_Znaj(size n) { return keep(__real_malloc(n)); }
WEAK void _ZdlPv(void *p) { __wrap_free(p); }
WEAK void _ZdaPv(void *p) { __wrap_free(p); }
WEAK void _ZdlPvm(void *p, size n) { __wrap_free(p); }
WEAK void _ZdaPvm(void *p, size n) { __wrap_free(p); }
WEAK void _ZdlPvj(void *p, size n) { __wrap_free(p); }
WEAK void _ZdaPvj(void *p, size n) { __wrap_free(p); }
#endif

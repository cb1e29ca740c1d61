/* The outside world of random programs: what functions and variables that they only declare do, and the runner.
 *
 * Each run is a child with a seed. An external function takes note of the pointers that it is given and of what they reach,
 * and then, as the mode allows (0: `pure`, 1: `args`, 2: `any`), writes to it and calls functions whose addresses it was given.
 * The first undefined behavior that a sanitizer sees ends the run; what was observed before counts. */
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>
/* TYPES */

enum { PURE, ARGS, ANY };
enum kind { K_int, K_char, K_byte, K_int_ptr, K_S, K_T, K_S_ptr, K_fi, K_fv, K_fp, K_fs };
static const unsigned long sizes[] = {sizeof(int), 1, 1, sizeof(int *), sizeof(S), sizeof(T),
                                      sizeof(S *), sizeof(fi), sizeof(fv), sizeof(fp), sizeof(fs)};

enum { OBJECTS = 192, FUNCTIONS = 16, VALUES = 64, NOTED = 16 };
struct report {
  char what[64];
  int count;
  struct { int point; long value; } values[VALUES];
};
static struct report *report;
static unsigned long state;
static int mode, memory, depth, calls;
static struct { void *at; enum kind kind; int writable; } objects[OBJECTS];
static struct { void *at; enum kind kind; } functions[FUNCTIONS];
static int object_count, function_count, noted[NOTED], noted_count;
static const int *constants;
static int constant_count;
static long live;

static unsigned long below(unsigned long n) {
  state ^= state << 13;
  state ^= state >> 7;
  state ^= state << 17;
  return (state >> 11) % n;
}

static void finish(const char *what) {
  strncpy(report->what, what, sizeof report->what - 1);
  for (char *p = report->what; *p; p++)
    if (*p == ' ') *p = '_';
  _exit(0);
}

/* What the sanitizers call. */
const char *__asan_get_report_description(void);
void *__asan_region_is_poisoned(void *, size_t);
const char *__asan_locate_address(void *, char *, size_t, void **, size_t *);
void __ubsan_get_current_report_data(const char **, const char **, const char **, unsigned *, unsigned *, char **);
int __lsan_do_recoverable_leak_check(void);
const char *__asan_default_options(void) {
  return "detect_stack_use_after_return=1:detect_leaks=1:leak_check_at_exit=0:allocator_may_return_null=1:"
         "detect_invalid_pointer_pairs=0:max_malloc_fill_size=4096:symbolize=0";
}
/* What is left is looked at when `main` has returned: no local of the program lives then. */
const char *__lsan_default_options(void) { return "use_stacks=0:use_registers=0:use_tls=0"; }
/* Nobody reads the reports: names for their addresses would cost more than the runs. */
const char *__ubsan_default_options(void) { return "symbolize=0"; }
void __asan_on_error(void) { finish(__asan_get_report_description()); }
void __ubsan_on_report(void) {
  const char *kind, *message, *file;
  unsigned line, column;
  char *address;
  __ubsan_get_current_report_data(&kind, &message, &file, &line, &column, &address);
  finish(kind);
}

static void world_observe(int point, long value) {
  if (report->count < VALUES) {
    report->values[report->count].point = point;
    report->values[report->count++].value = value;
  }
}

/* The memory that the program allocates itself. */
static void *world_malloc(unsigned long size) {
  live++;
  return malloc(size);
}
static void world_free(void *p) {
  live -= p != 0;
  free(p);
}

extern char __executable_start, __data_start;
static int constant_memory(void *p) {
  return (char *)p >= &__executable_start && (char *)p < &__data_start;
}
/* No object lies where an integer that became a pointer may lead. */
static int valid(void *p, enum kind kind) {
  return (unsigned long)p > 1UL << 32 && (unsigned long)p % (sizes[kind] < 8 ? sizes[kind] : 8) == 0 &&
         (unsigned long)p < 1UL << 47 && !__asan_region_is_poisoned(p, sizes[kind]);
}

static void world_function(enum kind kind, void *at) {
  for (int i = 0; i < function_count; i++)
    if (functions[i].at == at && functions[i].kind == kind) return;
  if (at && function_count < FUNCTIONS) {
    functions[function_count].at = at;
    functions[function_count++].kind = kind;
  }
}

/* Takes note of a pointer to an object, and of what it reaches. */
static void world_reach(enum kind kind, const void *pointer, int writable) {
  void *at = (void *)pointer;
  if (!valid(at, kind)) return;
  int i = 0;
  /* What is constant is not known afterwards, but what its pointers lead to. */
  if (!writable) goto parts;
  while (i < object_count && (objects[i].at != at || objects[i].kind != kind)) i++;
  if (i == OBJECTS || (i < object_count && objects[i].writable >= writable)) return;
  objects[i].at = at, objects[i].kind = kind, objects[i].writable = writable;
  if (i == object_count) object_count++;
parts:;
  S *s = at;
  T *t = at;
  if (kind == K_S) {
    world_reach(K_int, &s->a, writable);
    world_reach(K_char, &s->c, writable);
    for (int k = 0; k < 3; k++) world_reach(K_int, &s->v[k], writable);
    world_reach(K_int_ptr, &s->p, writable);
    world_reach(K_S_ptr, &s->n, writable);
    world_function(K_fi, s->f);
  } else if (kind == K_T) {
    world_reach(K_S, &t->s, writable);
    world_reach(K_S_ptr, &t->q, writable);
    world_reach(K_byte, t->w, 1);
  } else if (kind == K_int_ptr) {
    world_reach(K_int, *(int **)at, 1);
  } else if (kind == K_S_ptr) {
    world_reach(K_S, *(S **)at, 1);
  } else if (kind >= K_fi) {
    world_function(kind, *(void **)at);
  }
}

static void world_note(int value) {
  noted[noted_count++ % NOTED] = value;
}
static int world_int(void) {
  unsigned long way = below(100);
  if (way < 35 && constant_count) return constants[below(constant_count)];
  if (way < 50 && noted_count) return noted[below(noted_count < NOTED ? noted_count : NOTED)];
  if (way < 85) return (int)below(12) - 3;
  if (way < 92) return below(2) ? 0x7fffffff : -0x7fffffff - 1;
  return (int)below(1UL << 32);
}

static int outside_fi(int);
static void outside_fv(void);
static void outside_fp(int *);
static int outside_fs(S *);

static void *world_pointer(enum kind);
static void world_fill(enum kind kind, void *at) {
  S *s = at;
  T *t = at;
  switch (kind) {
  case K_int: *(int *)at = world_int(); break;
  case K_char: case K_byte: *(char *)at = below(3) ? world_int() : 0; break;
  case K_int_ptr: *(int **)at = world_pointer(K_int); break;
  case K_S_ptr: *(S **)at = world_pointer(K_S); break;
  case K_S:
    s->a = world_int(), s->c = world_int();
    for (int k = 0; k < 3; k++) s->v[k] = world_int();
    s->p = world_pointer(K_int), s->n = world_pointer(K_S), s->f = (fi)world_pointer(K_fi);
    break;
  case K_T:
    t->h = world_int(), t->b = below(8), t->d = below(8), t->l = world_int();
    world_fill(K_S, &t->s);
    t->q = world_pointer(K_S);
    break;
  default: *(void **)at = world_pointer(kind);
  }
}

/* Null, something that is known, or something new of this kind; a function for kinds of functions. */
static void *world_pointer(enum kind kind) {
  static int nested;
  unsigned long way = below(100);
  if (way < 20) return 0;
  if (kind >= K_fi) {
    void *own[] = {(void *)outside_fi, (void *)outside_fv, (void *)outside_fp, (void *)outside_fs};
    int first = below(FUNCTIONS);
    for (int i = 0; way < 75 && i < function_count; i++) {
      int k = (first + i) % function_count;
      if (functions[k].kind == kind) return functions[k].at;
    }
    return own[kind - K_fi];
  }
  int first = object_count ? below(object_count) : 0;
  for (int i = 0; way < 75 && i < object_count; i++) {
    int k = (first + i) % object_count;
    if (objects[k].kind == kind && valid(objects[k].at, kind)) return objects[k].at;
  }
  if (nested > 2 || object_count > OBJECTS - 20) return 0;
  char *fresh = calloc(8, sizes[kind] < 8 ? 8 : sizes[kind]);
  nested++;
  world_fill(kind, fresh);
  nested--;
  world_reach(kind, fresh, 1);
  return fresh;
}

/* Writes somewhere in the object that a pointer points into: what it reaches is all of it, by way of the pointer's neighbors. */
static void world_scribble(void *at) {
  char name[8];
  void *object = 0;
  size_t size = 0;
  __asan_locate_address(at, name, sizeof name, &object, &size);
  /* Of globals, it finds neighbors. */
  if ((char *)at < (char *)object || (char *)at >= (char *)object + size) return;
  if (!object || !size || __asan_region_is_poisoned(object, size) || constant_memory(object)) return;
  char *to = (char *)object + below(size);
  if ((unsigned long)to % sizeof(int) || to + sizeof(int) > (char *)object + size)
    *to = world_int();
  else
    *(int *)to = world_int();
}

/* An external function has been called; it knows its arguments. */
static void world_act(void) {
  for (int i = 0; i < object_count; i++) {
    int writable = objects[i].writable;
    objects[i].writable = -1;
    world_reach(objects[i].kind, objects[i].at, writable);
    objects[i].writable = writable;
  }
  for (int n = mode == PURE ? 0 : below(4); n > 0; n--) {
    if (function_count && depth < 2 && calls < 6 && below(2)) {
      int k = below(function_count);
      depth++, calls++;
      switch (functions[k].kind) {
      case K_fi: ((fi)functions[k].at)(world_int()); break;
      case K_fv: ((fv)functions[k].at)(); break;
      case K_fp: ((fp)functions[k].at)(world_pointer(K_int)); break;
      default: ((fs)functions[k].at)(world_pointer(K_S));
      }
      depth--;
    } else if (object_count) {
      int k = below(object_count);
      if (objects[k].writable != 1 || !valid(objects[k].at, objects[k].kind) || constant_memory(objects[k].at)) continue;
      if (!memory && below(4) == 0)
        world_scribble(objects[k].at);
      else if (objects[k].kind != K_S && objects[k].kind != K_T)
        world_fill(objects[k].kind, objects[k].at);
    }
  }
}

static int outside_fi(int a) {
  world_note(a);
  world_act();
  return world_int();
}
static void outside_fv(void) { world_act(); }
static void outside_fp(int *p) {
  world_reach(K_int, p, 1);
  world_act();
}
static int outside_fs(S *p) {
  world_reach(K_S, p, 1);
  world_act();
  return world_int();
}

struct program {
  int (*main)(void);
  void (*setup)(void);
  const int *constants;
  int constant_count;
};

static void run(const struct program *program, unsigned long seed) {
  state = seed * 0x9e3779b97f4a7c15UL + 1;
  for (int i = 0; i < 8; i++) below(2);
  constants = program->constants;
  constant_count = program->constant_count;
  alarm(2);
  program->setup();
  program->main();
  if (live > 0 && memory) finish(__lsan_do_recoverable_leak_check() ? "memory-lost" : "memory-left");
  finish("ended");
}

/* PROGRAMS */

/* Arguments: the first seed, how many, the mode, whether properties of memory are looked at:
 * then what is left at the end counts, and writes go to places of a known type, not to all of an object, as a number in place
 * of a pointer would make the next access invalid.
 * Prints for each run a line: program, seed, end, points and values. */
int main(int argc, char **argv) {
  if (argc < 5 || !freopen("/dev/null", "w", stderr)) return 1;
  unsigned long first = strtoul(argv[1], 0, 10), count = strtoul(argv[2], 0, 10);
  mode = atoi(argv[3]);
  memory = atoi(argv[4]);
  report = mmap(0, sizeof *report, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  for (unsigned long p = 0; p < sizeof programs / sizeof *programs; p++)
    for (unsigned long seed = first; seed < first + count; seed++) {
      memset(report, 0, sizeof *report);
      fflush(stdout);
      pid_t child = fork();
      if (child == 0) run(&programs[p], seed);
      int status = 0;
      if (child < 0 || waitpid(child, &status, 0) < 0) return 1;
      if (!report->what[0]) strcpy(report->what, WIFSIGNALED(status) ? "signal" : "exit");
      printf("%lu %lu %s", p, seed, report->what);
      for (int i = 0; i < report->count; i++) printf(" %d %ld", report->values[i].point, report->values[i].value);
      printf("\n");
    }
  return 0;
}

/*
 * Compares the models of functions of the C library with the functions of the library of the machine.
 *
 *   compare CALLS SEED
 *
 * The names of the models begin with "tested_". Each call gets random arguments: short alphabets, so that matches
 * happen, and objects that are no larger than what the function may touch, so that the address sanitizer sees all else.
 * Compared are results, what was written, and errno; the first difference is printed, and ends the comparison with 1.
 * What the machine's library may not have is compared with plain definitions here.
 *
 * The library is the GNU C Library; the models agree with version 2.36.
 */

#define _GNU_SOURCE
#include <features.h>
/* Names of C17 are its functions also in versions that know C23. */
#undef __GLIBC_USE_C2X_STRTOL
#undef __GLIBC_USE_C23_STRTOL
#define __GLIBC_USE_C2X_STRTOL 0
#define __GLIBC_USE_C23_STRTOL 0

#include <arpa/inet.h>
#include <ctype.h>
#include <errno.h>
#include <sys/utsname.h>
#include <sys/socket.h>
#include <sys/mman.h>
#include <sys/uio.h>
#include <fenv.h>
#include <getopt.h>
#include <inttypes.h>
#include <limits.h>
#include <math.h>
#include <netdb.h>
#include <pthread.h>
#include <search.h>
#include <setjmp.h>
#include <locale.h>
#include <signal.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <threads.h>
#include <unistd.h>
#include <time.h>
#include <wchar.h>
#include <wctype.h>

extern char *__xpg_basename(char *);
extern int __posix_getopt(int, char *const *, const char *);
extern char *dirname(char *);

#define MODEL(name) extern __typeof__(name) tested_##name
MODEL(strspn); MODEL(strcspn); MODEL(strpbrk); MODEL(strrchr); MODEL(strstr); MODEL(strtok_r); MODEL(strtok);
MODEL(strsep); MODEL(strndup); MODEL(stpncpy); MODEL(strncasecmp); MODEL(strcasecmp); MODEL(strcasestr); MODEL(memccpy);
MODEL(memmem); MODEL(memrchr); MODEL(rawmemchr); MODEL(strchrnul); MODEL(index); MODEL(rindex); MODEL(bcopy);
MODEL(swab); MODEL(ffs); MODEL(ffsl); MODEL(ffsll); MODEL(strxfrm); MODEL(__xpg_basename); MODEL(dirname);
extern __typeof__(strtok_r) tested___strtok_r;
extern __typeof__(strndup) tested___strndup;
extern __typeof__(stpncpy) tested___stpncpy;
extern __typeof__(rawmemchr) tested___rawmemchr;
extern char *tested_basename(const char *);
extern size_t tested_strlcpy(char *, const char *, size_t), tested_strlcat(char *, const char *, size_t);
MODEL(strtod); MODEL(strtof); MODEL(atof); MODEL(strtol); MODEL(strtoll); MODEL(strtoul); MODEL(strtoull); MODEL(strtoimax); MODEL(strtoumax);
extern __typeof__(strtoll) tested_strtoq;
extern __typeof__(strtoull) tested_strtouq;
extern __typeof__(strtol) tested___isoc23_strtol;
extern __typeof__(strtoll) tested___isoc23_strtoll;
extern __typeof__(strtoul) tested___isoc23_strtoul;
extern __typeof__(strtoull) tested___isoc23_strtoull;
extern __typeof__(strtoimax) tested___isoc23_strtoimax;
extern __typeof__(strtoumax) tested___isoc23_strtoumax;
MODEL(atoi); MODEL(atol); MODEL(atoll); MODEL(bsearch); MODEL(lfind); MODEL(lsearch); MODEL(div); MODEL(ldiv);
MODEL(lldiv); MODEL(imaxdiv); MODEL(a64l); MODEL(l64a);
MODEL(wcslen); MODEL(wcsnlen); MODEL(wcpcpy); MODEL(wcscpy); MODEL(wcpncpy); MODEL(wcsncpy); MODEL(wcscat);
MODEL(wcsncat); MODEL(wcscmp); MODEL(wcsncmp); MODEL(wcscoll); MODEL(wcscasecmp); MODEL(wcsncasecmp);
MODEL(wcschr); MODEL(wcschrnul);
MODEL(wcsrchr); MODEL(wcsspn); MODEL(wcscspn); MODEL(wcspbrk); MODEL(wcstok); MODEL(wcsstr); MODEL(wmemcpy);
MODEL(wmempcpy); MODEL(wmemmove); MODEL(wmemset); MODEL(wmemcmp); MODEL(wmemchr); MODEL(wcsdup);
extern __typeof__(wcsstr) tested_wcswcs;
extern size_t tested_wcslcpy(wchar_t *, const wchar_t *, size_t), tested_wcslcat(wchar_t *, const wchar_t *, size_t);
MODEL(iswalnum); MODEL(iswalpha); MODEL(iswblank); MODEL(iswcntrl); MODEL(iswdigit); MODEL(iswgraph); MODEL(iswlower);
MODEL(iswprint); MODEL(iswpunct); MODEL(iswspace); MODEL(iswupper); MODEL(iswxdigit); MODEL(towlower); MODEL(towupper);
MODEL(wctype); MODEL(iswctype); MODEL(wctrans); MODEL(towctrans);
MODEL(btowc); MODEL(wctob); MODEL(difftime);
MODEL(htonl); MODEL(ntohl); MODEL(htons); MODEL(ntohs);
MODEL(inet_pton); MODEL(inet_ntop); MODEL(inet_ntoa); MODEL(inet_aton); MODEL(inet_addr); MODEL(getaddrinfo); MODEL(freeaddrinfo);
extern void tested___atomic_load(size_t, const void *, void *, int);
extern void tested___atomic_store(size_t, void *, const void *, int);
extern void tested___atomic_exchange(size_t, void *, const void *, void *, int);
extern _Bool tested___atomic_compare_exchange(size_t, void *, void *, const void *, int, int);
extern _Bool tested_atomic_flag_test_and_set_explicit(volatile void *, int);
extern _Bool tested_atomic_flag_test_and_set(volatile void *);
extern void tested_atomic_flag_clear_explicit(volatile void *, int), tested_atomic_flag_clear(volatile void *);
MODEL(rand); MODEL(random); MODEL(rand_r); MODEL(srand); MODEL(srandom); MODEL(drand48); MODEL(srand48);
MODEL(snprintf); MODEL(vsnprintf); MODEL(sprintf); MODEL(vsprintf); MODEL(asprintf); MODEL(vasprintf);
extern int tested___snprintf_chk(char *, size_t, int, size_t, const char *, ...);
extern int tested___sprintf_chk(char *, int, size_t, const char *, ...);
extern int tested___asprintf_chk(char **, int, const char *, ...);
extern int tested___vsnprintf_chk(char *, size_t, int, size_t, const char *, va_list);
extern int tested___eufonium_printed(const char *, ...), tested___eufonium_vprinted(const char *, va_list);
extern void tested___eufonium_read(const char *, ...), tested___eufonium_vread(const char *, va_list);
extern int tested___vsprintf_chk(char *, int, size_t, const char *, va_list);
extern int tested___vasprintf_chk(char **, int, const char *, va_list);
extern int tested_sscanf(const char *, const char *, ...), tested___isoc99_sscanf(const char *, const char *, ...);
extern int tested___isoc23_sscanf(const char *, const char *, ...);
extern int tested_vsscanf(const char *, const char *, va_list);
extern int tested___isoc99_vsscanf(const char *, const char *, va_list);
extern int tested___isoc23_vsscanf(const char *, const char *, va_list);
MODEL(getopt); MODEL(__posix_getopt); MODEL(getopt_long); MODEL(getopt_long_only);
MODEL(optarg); MODEL(optind); MODEL(opterr); MODEL(optopt);
#define MODELS(name) MODEL(name); MODEL(name##f); MODEL(name##l)
MODELS(frexp); MODELS(ilogb); MODELS(logb); MODELS(scalbln); MODELS(scalbn); MODELS(ldexp); MODELS(modf);
MODELS(remquo); MODELS(sincos); MODEL(nextafter); MODEL(nextafterf);

static unsigned long long calls, state;

static unsigned long long any(void) {
  state ^= state << 13;
  state ^= state >> 7;
  state ^= state << 17;
  return state * 0x2545f4914f6cdd1dULL;
}

static unsigned below(unsigned n) {
  return (any() >> 33) % n;
}

/* Objects that live until the end of a comparison. */
static void *kept[4096];
static int kept_count;

static void *keep(void *object) {
  if (kept_count == 4096) abort();
  return kept[kept_count++] = object;
}

static void *object(size_t size) {
  return keep(malloc(size));
}

static void *copy(const void *from, size_t size) {
  return memcpy(object(size), from, size);
}

static void release(void) {
  while (kept_count > 0) free(kept[--kept_count]);
}

static char *string_of(const char *alphabet, unsigned most) {
  unsigned size = below(most + 1), letters = strlen(alphabet);
  char *text = object(size + 1);
  for (unsigned i = 0; i < size; i++) text[i] = alphabet[below(letters)];
  text[size] = 0;
  return text;
}

static char *string_copy(const char *text) {
  return copy(text, strlen(text) + 1);
}

/* An object of exactly the string or the bytes that a function may read. */
static char *cut(const char *text, size_t size) {
  return copy(text, size);
}

static wchar_t *wide_of(const wchar_t *alphabet, unsigned most) {
  unsigned size = below(most + 1), letters = wcslen(alphabet);
  wchar_t *text = object((size + 1) * sizeof *text);
  for (unsigned i = 0; i < size; i++) text[i] = alphabet[below(letters)];
  text[size] = 0;
  return text;
}

static wchar_t *wide_copy(const wchar_t *text) {
  return copy(text, (wcslen(text) + 1) * sizeof *text);
}

static int order(long long value) {
  return (value > 0) - (value < 0);
}

static const char *described;

#define DIFFER(...)                                                                                                    \
  do {                                                                                                                 \
    printf("%s: ", described);                                                                                         \
    printf(__VA_ARGS__);                                                                                               \
    printf("\n");                                                                                                      \
    exit(1);                                                                                                           \
  } while (0)

/* Compares two numbers that a function gives, described by a format and its arguments. */
#define SAME(name, native, model, ...)                                                                                 \
  do {                                                                                                                 \
    described = name;                                                                                                  \
    calls++;                                                                                                           \
    errno = 0;                                                                                                         \
    long long native_result = (long long)(native);                                                                     \
    int native_errno = errno;                                                                                          \
    errno = 0;                                                                                                         \
    long long model_result = (long long)(model);                                                                       \
    int model_errno = errno;                                                                                           \
    if (native_result != model_result || native_errno != model_errno) {                                                \
      printf("native %lld, errno %d; model %lld, errno %d; ", native_result, native_errno, model_result, model_errno); \
      DIFFER(__VA_ARGS__);                                                                                             \
    }                                                                                                                  \
  } while (0)

/* The place of a pointer in an object, or -1 if it is null. */
#define PLACE(pointer, begin) place((const char *)(pointer), (const char *)(begin))
static long long place(const char *pointer, const char *begin) {
  return pointer ? pointer - begin : -1;
}

/* How many numbers were left to the library, which is then compared with itself. */
static unsigned long long unknown_numbers;

double __eufonium_strtod(const char *text, char **end) {
  unknown_numbers++;
  return strtod(text, end);
}

float __eufonium_strtof(const char *text, char **end) {
  unknown_numbers++;
  return strtof(text, end);
}

_Bool __eufonium_exact(void) {
  return 1;
}

/* What a model that computes no numbers is to choose, if one is asked: how much of a text it takes, a number, and whether it does not fit. What the
 * library does must be among what it may do. */
static struct {
  _Bool asked;
  int place;
  unsigned long long numbers[2];
  _Bool over;
} allowed;

_Bool __eufonium_exact_number(void) {
  return !allowed.asked;
}

unsigned long long __eufonium_any_number(void) {
  return allowed.numbers[allowed.place++ % 2];
}

static void allow(size_t taken, long long number, int error) {
  allowed.asked = 1;
  allowed.place = 0;
  allowed.numbers[0] = taken;
  allowed.numbers[1] = number;
  allowed.over = error != 0;
}

_Bool __eufonium_given_arguments(void) {
  return 1;
}

/* The only object that a model has mapped. */
static const void *mapped;
static size_t mapped_size;

/* Only asked about mappings, and about results that are not exact. */
_Bool sea_is_dereferenceable(const void *address, size_t size) {
  if (address != mapped) abort();
  return size <= mapped_size;
}

/* What is left open is told apart from numbers that are drawn. */
int __eufonium_any(void) {
  return allowed.asked ? allowed.over : -1;
}

int __eufonium_random(void) {
  return 6;
}

/* Where a comparison goes on that allows for what is not modelled. */
static jmp_buf unmodelled;
static int allows_unmodelled;

void __eufonium_unmodelled(const char *what) {
  if (allows_unmodelled) longjmp(unmodelled, 1);
  DIFFER("not modelled: %s", what);
}

static void same_bytes(const char *name, const void *native, const void *model, size_t size) {
  if (!memcmp(native, model, size)) return;
  printf("%s: written bytes differ:\n", name);
  for (size_t i = 0; i < size; i++) {
    printf("%02x %02x\n", ((const unsigned char *)native)[i], ((const unsigned char *)model)[i]);
  }
  exit(1);
}

/* ---- <string.h> ---- */

static void compare_spans(void) {
  char *text = string_of("aabc", 8), *set = string_of("abc", 3);
  size_t n = strspn(text, set);
  SAME("strspn", n, tested_strspn(text, set), "\"%s\" \"%s\"", text, set);
  SAME("strspn", n, tested_strspn(cut(text, n + 1), set), "\"%s\" \"%s\", cut", text, set);
  n = strcspn(text, set);
  SAME("strcspn", n, tested_strcspn(text, set), "\"%s\" \"%s\"", text, set);
  SAME("strcspn", n, tested_strcspn(cut(text, n + 1), set), "\"%s\" \"%s\", cut", text, set);
  SAME("strpbrk", strpbrk(text, set), tested_strpbrk(text, set), "\"%s\" \"%s\"", text, set);
}

static void compare_finds(void) {
  char *text = string_of("ab\xe4", 8), *part = string_of("ab\xe4", 3);
  int c = below(4) ? "ab\xe4" "c"[below(4)] : (int)any() % 600;
  char *found = strstr(text, part);
  SAME("strstr", found, tested_strstr(text, part), "\"%s\" \"%s\"", text, part);
  if (found) {
    char *begin = cut(text, found - text + strlen(part));
    SAME("strstr", found - text, PLACE(tested_strstr(begin, part), begin), "\"%s\" \"%s\", cut", text, part);
  }
  SAME("strrchr", strrchr(text, c), tested_strrchr(text, c), "\"%s\" %d", text, c);
  SAME("rindex", rindex(text, c), tested_rindex(text, c), "\"%s\" %d", text, c);
  SAME("index", index(text, c), tested_index(text, c), "\"%s\" %d", text, c);
  found = strchrnul(text, c);
  char *begin = cut(text, found - text + 1);
  SAME("strchrnul", found - text, PLACE(tested_strchrnul(begin, c), begin), "\"%s\" %d", text, c);
  if (*found == (char)c) {
    SAME("rawmemchr", found - text, PLACE(tested_rawmemchr(begin, c), begin), "\"%s\" %d", text, c);
    SAME("__rawmemchr", found - text, PLACE(tested___rawmemchr(begin, c), begin), "\"%s\" %d", text, c);
    SAME("index", found - text, PLACE(tested_index(begin, c), begin), "\"%s\" %d", text, c);
  }
  size_t size = strlen(text), from = below(size + 1);
  SAME("memrchr", memrchr(text + from, c, size - from), tested_memrchr(text + from, c, size - from), "\"%s\" %d", text,
       c);
  char *bytes = cut(text, size);
  SAME("memmem", memmem(bytes, size, part, strlen(part)), tested_memmem(bytes, size, part, strlen(part)),
       "\"%s\" \"%s\"",
       text, part);
  text = string_of("aAbB[{", 8);
  part = string_of("aAbB[{", 3);
  SAME("strcasestr", strcasestr(text, part), tested_strcasestr(text, part), "\"%s\" \"%s\"", text, part);
}

static void compare_tokens(void) {
  char *text = string_of("ab,;", 12), *separators = string_of(",;", 2);
  char *native = string_copy(text), *model = string_copy(text), *native_next, *model_next;
  int kind = below(4);
  char *native_at = native, *model_at = model;
  for (int i = 0; i < 15; i++) {
    char *native_found, *model_found;
    separators = string_of(",;", 2);
    if (kind == 0) {
      native_found = strsep(&native_at, separators);
      model_found = tested_strsep(&model_at, separators);
      native_next = native_at;
      model_next = model_at;
    } else {
      native_found = strtok_r(i ? NULL : native, separators, &native_next);
      if (kind == 1) {
        model_found = tested_strtok(i ? NULL : model, separators);
        model_next = model + (native_next - native);
      } else if (kind == 2) {
        model_found = tested_strtok_r(i ? NULL : model, separators, &model_next);
      } else {
        model_found = tested___strtok_r(i ? NULL : model, separators, &model_next);
      }
    }
    SAME(kind ? "strtok" : "strsep", PLACE(native_found, native), PLACE(model_found, model), "\"%s\"", text);
    SAME(kind ? "strtok" : "strsep", PLACE(native_next, native), PLACE(model_next, model), "\"%s\", the next", text);
    same_bytes("strtok", native, model, strlen(text) + 1);
  }
}

static void compare_copies(void) {
  char *text = string_of("abc", 8);
  size_t length = strlen(text), size = below(12), shown = length < size ? length : size;
  char *part = length < size ? text : cut(text, size);
  char *native = strndup(text, size), *model = keep((below(2) ? tested_strndup : tested___strndup)(part, size));
  SAME("strndup", 0, strcmp(native, model), "\"%s\" %zu", text, size);
  same_bytes("strndup", native, model, shown + 1);
  free(native);
  native = object(size);
  model = object(size);
  SAME("stpncpy", PLACE(stpncpy(native, part, size), native),
       PLACE((below(2) ? tested_stpncpy : tested___stpncpy)(model, part, size), model), "\"%s\" %zu", text, size);
  same_bytes("stpncpy", native, model, size);
  int c = "abcd"[below(4)];
  char *end = memchr(text, c, shown);
  char *source = cut(text, end ? (size_t)(end - text + 1) : shown);
  size_t most = end ? size : shown;
  native = memset(object(size), 'x', size);
  model = memset(object(size), 'x', size);
  SAME("memccpy", PLACE(memccpy(native, source, c, most), native), PLACE(tested_memccpy(model, source, c, most), model),
       "\"%s\" %d %zu", text, c, most);
  same_bytes("memccpy", native, model, size);
  native = memset(object(size), 'x', size);
  model = memset(object(size), 'x', size);
  if (size) {
    memcpy(native, text, length < size ? length : size - 1);
    native[length < size ? length : size - 1] = 0;
  }
  SAME("strlcpy", length, tested_strlcpy(model, text, size), "\"%s\" %zu", text, size);
  same_bytes("strlcpy", native, model, size);
  char *before = string_of("de", 8);
  size_t begins = strlen(before), room = begins < size ? size - begins : 0;
  native = object(size + begins + 1);
  model = object(room ? size : begins < size ? begins + 1 : size);
  size_t held = room ? begins + 1 : size;
  memcpy(model, before, held);
  memcpy(native, before, held);
  if (room) {
    memcpy(native + begins, text, length < room ? length : room - 1);
    native[begins + (length < room ? length : room - 1)] = 0;
    held = begins + (length < room ? length + 1 : room);
  }
  SAME("strlcat", (room ? begins : size) + length, tested_strlcat(model, text, size), "\"%s\" \"%s\" %zu", before,
       text, size);
  same_bytes("strlcat", native, model, held);
  native = memset(object(size), 'x', size);
  model = memset(object(size), 'x', size);
  SAME("strxfrm", strxfrm(native, text, size), tested_strxfrm(model, text, size), "\"%s\" %zu", text, size);
  if (length < size) same_bytes("strxfrm", native, model, length + 1);
}

static void compare_orders(void) {
  char *left = string_of("aAbBzZ[@`{\xc4\xe4", 4), *right = string_of("aAbBzZ[@`{\xc4\xe4", 4);
  size_t size = below(6), equal = 0;
  SAME("strcasecmp", strcasecmp(left, right), tested_strcasecmp(left, right), "\"%s\" \"%s\"", left, right);
  SAME("strncasecmp", strncasecmp(left, right, size), tested_strncasecmp(left, right, size), "\"%s\" \"%s\" %zu", left,
       right,
       size);
  while (left[equal] && tolower((unsigned char)left[equal]) == tolower((unsigned char)right[equal])) equal++;
  size_t bound = equal < size ? 9 : size;
  if (equal < size) size = equal + 1;
  SAME("strncasecmp", strncasecmp(left, right, bound), tested_strncasecmp(cut(left, size), cut(right, size), bound),
       "\"%s\" \"%s\" cut", left, right);
}

static void compare_bytes(void) {
  char *text = string_of("abcdefgh", 12);
  size_t length = strlen(text), size = below(length + 1);
  size_t from = below(length - size + 1), to = below(length - size + 1);
  char *native = string_copy(text), *model = string_copy(text);
  bcopy(native + from, native + to, size);
  tested_bcopy(model + from, model + to, size);
  SAME("bcopy", 0, 0, "");
  same_bytes("bcopy", native, model, length + 1);
  size_t even = size & ~(size_t)1;
  native = object(even);
  model = object(even);
  ssize_t given = below(8) ? (ssize_t)size : -(ssize_t)below(5);
  if (given <= 0) even = 0;
  swab(text, native, given);
  tested_swab(cut(text, even), model, given);
  SAME("swab", 0, 0, "");
  same_bytes("swab", native, model, even);
  long long value = below(8) ? (long long)(any() << below(64)) : 0;
  SAME("ffs", ffs(value), tested_ffs(value), "%lld", value);
  SAME("ffsl", ffsl(value), tested_ffsl(value), "%lld", value);
  SAME("ffsll", ffsll(value), tested_ffsll(value), "%lld", value);
}

static void compare_paths(void) {
  char *text = string_of("//a.", 10), *native = string_copy(text), *model = string_copy(text);
  SAME("basename", PLACE(basename(native), native), PLACE(tested_basename(model), model), "\"%s\"", text);
  char *native_base = __xpg_basename(native), *model_base = tested___xpg_basename(model);
  SAME("__xpg_basename", 0, strcmp(native_base, model_base), "\"%s\": \"%s\" \"%s\"", text, native_base, model_base);
  same_bytes("__xpg_basename", native, model, strlen(text) + 1);
  native = string_copy(text);
  model = string_copy(text);
  char *native_folder = dirname(native), *model_folder = tested_dirname(model);
  SAME("dirname", 0, strcmp(native_folder, model_folder), "\"%s\": \"%s\" \"%s\"", text, native_folder, model_folder);
  same_bytes("dirname", native, model, strlen(text) + 1);
  SAME("__xpg_basename", 0, strcmp(__xpg_basename(NULL), tested___xpg_basename(NULL)), "null");
  SAME("dirname", 0, strcmp(dirname(NULL), tested_dirname(NULL)), "null");
}

/* ---- <stdlib.h> ---- */

/* A text of a number: white space, a sign, a prefix, digits, or what lies at the limits of types. */
static char *number_text(void) {
  static const char *const edges[] = {
    "9223372036854775807", "9223372036854775808", "-9223372036854775808", "-9223372036854775809",
    "18446744073709551615",
    "18446744073709551616", "-18446744073709551615", "-18446744073709551616", "2147483647", "2147483648", "-2147483648",
    "-2147483649", "4294967295", "4294967296", "0x7fffffffffffffff", "0x8000000000000000", "0xffffffffffffffff",
    "0x10000000000000000", "01777777777777777777777", "02000000000000000000000", "0x", "0xg", "0", "-", "+", "", "-0x",
    "1y2p0ij32e8e7", "3w5e11264sgsf", "3w5e11264sgsg", "99999999999999999999999999", "0b1", "0b", "0b2",
  };
  char text[64];
  int n = 0;
  while (!below(4)) text[n++] = " \t\n\v\f\r"[below(6)];
  if (below(4) == 0) {
    strcpy(text + n, edges[below(sizeof edges / sizeof *edges)]);
    if (!below(4)) strcat(text, (const char *[]){"0", "1", "x", " ", "-"}[below(5)]);
    return string_copy(text);
  }
  if (!below(3)) text[n++] = "+-"[below(2)];
  if (!below(3)) text[n++] = '0';
  if (!below(4)) text[n++] = "xXbB"[below(4)];
  static const char *const alphabets[] = {"0123456789", "01234567", "01", "0123456789abcdefABCDEF", "09afgzAFGZ_ "};
  const char *alphabet = alphabets[below(5)];
  for (int count = below(4) ? below(8) : below(30); count > 0; count--) text[n++] = alphabet[below(strlen(alphabet))];
  text[n] = 0;
  return string_copy(text);
}

#define PARSE(name, model, given, native_text, native_base)                                                            \
  do {                                                                                                                 \
    char *native_end = NULL, *model_end = NULL, *begin = native_text;                                                  \
    SAME(#model, name(begin, &native_end, native_base), tested_##model(given, &model_end, base), "\"%s\" %d", given,   \
         base);                                                                                                        \
    SAME(#model, strlen(native_end), strlen(model_end), "\"%s\" %d, the end", given, base);                            \
    SAME(#model, name(begin, NULL, native_base), tested_##model(given, NULL, base), "\"%s\" %d, no end", given, base); \
    errno = 0;                                                                                                         \
    long long wanted = (long long)name(begin, &native_end, native_base);                                               \
    int error = errno;                                                                                                 \
    allow(strlen(given) - strlen(native_end), wanted, error);                                                          \
    SAME(#model, (errno = error, wanted), tested_##model(given, &model_end, base), "\"%s\" %d, any", given, base);     \
    SAME(#model, strlen(native_end), strlen(model_end), "\"%s\" %d, any end", given, base);                            \
    allow(0, wanted, error);                                                                                           \
    SAME(#model, (errno = error, wanted), tested_##model(given, NULL, base), "\"%s\" %d, any, no end", given, base);   \
    allowed.asked = 0;                                                                                                 \
  } while (0)

static void compare_numbers(void) {
  char *text = number_text();
  int base = below(4) ? (int[]){0, 10, 16, 8, 2}[below(5)] : 2 + (int)below(35);
  PARSE(strtol, strtol, text, text, base);
  PARSE(strtoll, strtoll, text, text, base);
  PARSE(strtoul, strtoul, text, text, base);
  PARSE(strtoull, strtoull, text, text, base);
  PARSE(strtoimax, strtoimax, text, text, base);
  PARSE(strtoumax, strtoumax, text, text, base);
  PARSE(strtoll, strtoq, text, text, base);
  PARSE(strtoull, strtouq, text, text, base);
  SAME("atoi", atoi(text), tested_atoi(text), "\"%s\"", text);
  SAME("atol", atol(text), tested_atol(text), "\"%s\"", text);
  SAME("atoll", atoll(text), tested_atoll(text), "\"%s\"", text);
  /* Sanitizers do not let a call with a base that does not exist through. */
  char *end = NULL;
  int wrong = (int[]){-1, 1, 37, INT32_MIN}[below(4)];
  SAME("strtol", (errno = EINVAL, 0), tested_strtol(text, &end, wrong), "\"%s\" %d", text, wrong);
  SAME("strtoull", (errno = EINVAL, 0), tested_strtoull(text, &end, wrong), "\"%s\" %d", text, wrong);
  SAME("strtol", 1, end == NULL, "\"%s\" %d, the end", text, wrong);
  /* The same of C23, for which binary numbers have a prefix: without it they are those of C17. */
  char *plain = text;
  int plain_base = base;
  char *zero = text + strspn(text, " \t\n\v\f\r");
  if (*zero == '-' || *zero == '+') zero++;
  if ((base == 0 || base == 2) && *zero == '0' && (zero[1] | 32) == 'b' && (zero[2] == '0' || zero[2] == '1')) {
    plain = string_copy(text);
    plain[zero + 1 - text] = '0';
    plain_base = 2;
  }
  PARSE(strtol, __isoc23_strtol, text, plain, plain_base);
  PARSE(strtoll, __isoc23_strtoll, text, plain, plain_base);
  PARSE(strtoul, __isoc23_strtoul, text, plain, plain_base);
  PARSE(strtoull, __isoc23_strtoull, text, plain, plain_base);
  PARSE(strtoimax, __isoc23_strtoimax, text, plain, plain_base);
  PARSE(strtoumax, __isoc23_strtoumax, text, plain, plain_base);
}

/* The bits of a number, of which zero has two. */
static unsigned long long bits_of(double value) {
  unsigned long long bits;
  memcpy(&bits, &value, sizeof bits);
  return bits;
}

/* Decimal numbers, whole and cut off, near those that are one operation of exact numbers and beyond. */
static void compare_decimals(void) {
  static const char *const parts[] = {
    "0", "1", "7", "10", "00", "9007199254740992", "9007199254740993", "16777216", "16777217", "99999999999999999999",
    ".", ".", ".5", "25", "e", "E", "e-", "e+", "22", "23", "-22", "-23", "308", "99999", "x", " ", "inf", "nan", "0x1p",
    "inity", "INF", "in", "0x", "0X.8", "fffffffffffff8", "p-1074", "p1023", "p", "(", "a", "1e-320", "4.9e-324", "e-45",
    "1.7976931348623158", "2.2250738585072011e-308", "0.1000000000000000055511151231257827021181583404541015625",
  };
  char text[512] = {0};
  while (!below(4)) strcat(text, " ");
  if (!below(3)) strcat(text, below(2) ? "-" : "+");
  if (below(2)) {
    for (int count = 1 + below(5); count > 0; count--) strcat(text, parts[below(sizeof parts / sizeof *parts)]);
  } else {
    /* Digits with a point and an exponent. Where there are 17 of them and the last but few are those of a number, it is nearly between two. */
    unsigned long long bits = (unsigned long long)below(1 << 30) << 34 | (unsigned long long)below(1 << 30) << 4 | below(16);
    double number;
    memcpy(&number, &bits, sizeof number);
    switch (below(4)) {
    case 0: sprintf(text + strlen(text), "%llu.%ue%d", bits >> below(60), below(1000), (int)below(700) - 350); break;
    case 1: sprintf(text + strlen(text), "%.*g", 1 + (int)below(18), number); break;
    case 2: sprintf(text + strlen(text), "%.*f", (int)below(12), (int)below(1000000) / 8192.0); break;
    default: sprintf(text + strlen(text), "%llue%d", (1ULL << 53) + 2 * below(1 << 20) + 1, (int)below(30) - 4); break;
    }
  }
  char *given = string_copy(text), *native = NULL, *model = NULL;
  SAME("strtod", bits_of(strtod(given, &native)), bits_of(tested_strtod(given, &model)), "\"%s\"", given);
  SAME("strtod", native - given, model - given, "\"%s\", the end", given);
  SAME("strtof", bits_of(strtof(given, &native)), bits_of(tested_strtof(given, &model)), "\"%s\"", given);
  SAME("strtof", native - given, model - given, "\"%s\", the end", given);
  SAME("atof", bits_of(atof(given)), bits_of(tested_atof(given)), "\"%s\"", given);
  SAME("strtod", bits_of(strtod(given, NULL)), bits_of(tested_strtod(given, NULL)), "\"%s\", no end", given);
}

static int compare_ints(const void *left, const void *right) {
  return order((long long)*(const int *)left - *(const int *)right);
}

static void compare_searches(void) {
  size_t count = below(9);
  int *array = object(count * sizeof *array), key = below(12);
  for (size_t i = 0; i < count; i++) array[i] = (i ? array[i - 1] : 0) + below(3);
  SAME("bsearch", bsearch(&key, array, count, sizeof key, compare_ints),
       tested_bsearch(&key, array, count, sizeof key, compare_ints), "%d of %zu", key, count);
  SAME("lfind", lfind(&key, array, &count, sizeof key, compare_ints),
       tested_lfind(&key, array, &count, sizeof key, compare_ints), "%d of %zu", key, count);
  int found = lfind(&key, array, &count, sizeof key, compare_ints) != NULL;
  size_t native_count = count, model_count = count;
  int *native = object((count + !found) * sizeof key), *model = object((count + !found) * sizeof key);
  memcpy(native, array, count * sizeof key);
  memcpy(model, array, count * sizeof key);
  SAME("lsearch", PLACE(lsearch(&key, native, &native_count, sizeof key, compare_ints), native),
       PLACE(tested_lsearch(&key, model, &model_count, sizeof key, compare_ints), model), "%d of %zu", key, count);
  SAME("lsearch", native_count, model_count, "%d of %zu", key, count);
  same_bytes("lsearch", native, model, (count + !found) * sizeof key);
}

#define DIVIDE(function, type)                                                                                         \
  do {                                                                                                                 \
    type divisor = any() >> below(64), dividend = any() >> below(64);                                                  \
    if (divisor == 0 || divisor == -1) divisor = 3;                                                                    \
    SAME(#function, function(dividend, divisor).quot, tested_##function(dividend, divisor).quot, "quotient");          \
    SAME(#function, function(dividend, divisor).rem, tested_##function(dividend, divisor).rem, "remainder");           \
  } while (0)

static void compare_divisions(void) {
  DIVIDE(div, int);
  DIVIDE(ldiv, long);
  DIVIDE(lldiv, long long);
  DIVIDE(imaxdiv, intmax_t);
  char *text = string_of("./09AZaz-", 8);
  SAME("a64l", a64l(text), tested_a64l(text), "\"%s\"", text);
  if (strspn(text, "./09AZaz") >= 6) {
    SAME("a64l", a64l(text), tested_a64l(cut(text, 6)), "\"%s\", cut", text);
  }
  long value = below(8) ? any() >> below(64) : 0;
  SAME("l64a", 0, strcmp(l64a(value), tested_l64a(value)), "%ld", value);
}

/* ---- <wchar.h> ---- */

static void compare_wide(void) {
  const wchar_t *alphabet = L"aAb\x7fffffff\xe4";
  wchar_t *text = wide_of(alphabet, 8), *set = wide_of(alphabet, 3), *part = wide_of(alphabet, 2);
  wchar_t c = alphabet[below(6)];
  size_t size = below(12), length = wcslen(text);
  SAME("wcslen", length, tested_wcslen(text), "%zu", length);
  SAME("wcsnlen", wcsnlen(text, size), tested_wcsnlen(length < size ? text : copy(text, size * sizeof c), size), "%zu",
       size);
  SAME("wcsspn", wcsspn(text, set), tested_wcsspn(text, set), "\"%ls\"", text);
  SAME("wcscspn", wcscspn(text, set), tested_wcscspn(text, set), "\"%ls\"", text);
  SAME("wcspbrk", wcspbrk(text, set), tested_wcspbrk(text, set), "\"%ls\"", text);
  SAME("wcschr", wcschr(text, c), tested_wcschr(text, c), "\"%ls\"", text);
  SAME("wcschrnul", wcschrnul(text, c), tested_wcschrnul(text, c), "\"%ls\"", text);
  SAME("wcsrchr", wcsrchr(text, c), tested_wcsrchr(text, c), "\"%ls\"", text);
  SAME("wcsstr", wcsstr(text, part), tested_wcsstr(text, part), "\"%ls\"", text);
  SAME("wcswcs", wcsstr(text, part), tested_wcswcs(text, part), "\"%ls\"", text);
  SAME("wcscmp", order(wcscmp(set, part)), tested_wcscmp(set, part), "\"%ls\"", set);
  SAME("wcscoll", order(wcscoll(set, part)), tested_wcscoll(set, part), "\"%ls\"", set);
  SAME("wcsncmp", order(wcsncmp(set, part, size % 4)), tested_wcsncmp(set, part, size % 4), "\"%ls\"", set);
  SAME("wcscasecmp", wcscasecmp(set, part), tested_wcscasecmp(set, part), "\"%ls\" \"%ls\"", set, part);
  SAME("wcsncasecmp", wcsncasecmp(set, part, size % 4), tested_wcsncasecmp(set, part, size % 4), "\"%ls\"", set);
  SAME("wmemchr", wmemchr(text, c, length), tested_wmemchr(text, c, length), "\"%ls\"", text);
  wchar_t *other = wide_copy(text);
  if (length) other[below(length)] = c;
  SAME("wmemcmp", order(wmemcmp(text, other, length)), tested_wmemcmp(text, other, length), "\"%ls\"", text);
}

#define COPY_WIDE(function, room, given, ...)                                                                          \
  do {                                                                                                                 \
    size_t bytes = (room) * sizeof(wchar_t);                                                                           \
    wchar_t *native = memset(object(bytes), 0x11, bytes), *model = memset(object(bytes), 0x11, bytes);                 \
    memcpy(native, before, (given) * sizeof(wchar_t));                                                                 \
    memcpy(model, before, (given) * sizeof(wchar_t));                                                                  \
    SAME(#function, PLACE(function(native, __VA_ARGS__), native), PLACE(tested_##function(model, __VA_ARGS__), model), \
         "%zu", size);                                                                                                 \
    same_bytes(#function, native, model, bytes);                                                                       \
  } while (0)

static size_t wcslcpy_here(wchar_t *to, const wchar_t *from, size_t size) {
  size_t length = wcslen(from), stored = length < size ? length : size - 1;
  if (!size) return length;
  wmemcpy(to, from, stored);
  to[stored] = 0;
  return length;
}

static void compare_wide_copies(void) {
  wchar_t *text = wide_of(L"ab\x12345", 8), *before = wide_of(L"xy", 4);
  size_t size = below(12), length = wcslen(text), begins = wcslen(before), shown = length < size ? length : size;
  wchar_t *part = length < size ? text : copy(text, size * sizeof *text);
  COPY_WIDE(wcscpy, length + 1, 0, text);
  COPY_WIDE(wcpcpy, length + 1, 0, text);
  COPY_WIDE(wcsncpy, size, 0, part, size);
  COPY_WIDE(wcpncpy, size, 0, part, size);
  COPY_WIDE(wcscat, begins + length + 1, begins + 1, text);
  COPY_WIDE(wcsncat, begins + shown + 1, begins + 1, part, size);
  COPY_WIDE(wmemcpy, length, 0, text, length);
  COPY_WIDE(wmempcpy, length, 0, text, length);
  COPY_WIDE(wmemset, size, 0, L'q', size);
  wchar_t *native = wide_copy(text), *model = wide_copy(text);
  size_t from = below(length + 1), to = below(length + 1), count = below(length - (from > to ? from : to) + 1);
  SAME("wmemmove", PLACE(wmemmove(native + to, native + from, count), native),
       PLACE(tested_wmemmove(model + to, model + from, count), model), "%zu", count);
  same_bytes("wmemmove", native, model, length * sizeof *native);
  SAME("wcsdup", 0, wcscmp(text, keep(tested_wcsdup(text))), "\"%ls\"", text);
  size_t room = size ? size : 1;
  native = object(room * sizeof *native);
  model = object(room * sizeof *model);
  native[0] = model[0] = 0;
  SAME("wcslcpy", wcslcpy_here(native, text, size), tested_wcslcpy(model, text, size), "%zu", size);
  SAME("wcslcpy", 0, wcscmp(native, model), "%zu", size);
  size_t held = begins < size ? begins : size;
  native = object((size + begins + 1) * sizeof *native);
  model = object((size + begins + 1) * sizeof *model);
  wcscpy(native, before);
  wcscpy(model, before);
  SAME("wcslcat", held + wcslcpy_here(native + held, text, size - held), tested_wcslcat(model, text, size), "%zu",
       size);
  SAME("wcslcat", 0, wcscmp(native, model), "%zu", size);
}

static void compare_wide_tokens(void) {
  wchar_t *text = wide_of(L"ab,;", 12), *native = wide_copy(text), *model = wide_copy(text), *native_next, *model_next;
  for (int i = 0; i < 15; i++) {
    wchar_t *separators = wide_of(L",;", 2);
    wchar_t *native_found = wcstok(i ? NULL : native, separators, &native_next);
    wchar_t *model_found = tested_wcstok(i ? NULL : model, separators, &model_next);
    SAME("wcstok", PLACE(native_found, native), PLACE(model_found, model), "\"%ls\"", text);
    SAME("wcstok", PLACE(native_next, native), PLACE(model_next, model), "\"%ls\", the next", text);
    same_bytes("wcstok", native, model, (wcslen(text) + 1) * sizeof *native);
  }
}

/* ---- <wctype.h> ---- */

static void compare_wide_classes(void) {
  wint_t c = below(4) ? below(300) : below(4) ? (wint_t)any() : WEOF;
#define WIDE_CLASS(name) SAME(#name, name(c), tested_##name(c), "%#x", c)
  WIDE_CLASS(iswalnum); WIDE_CLASS(iswalpha); WIDE_CLASS(iswblank); WIDE_CLASS(iswcntrl); WIDE_CLASS(iswdigit);
  WIDE_CLASS(iswgraph); WIDE_CLASS(iswlower); WIDE_CLASS(iswprint); WIDE_CLASS(iswpunct); WIDE_CLASS(iswspace);
  WIDE_CLASS(iswupper); WIDE_CLASS(iswxdigit); WIDE_CLASS(towlower); WIDE_CLASS(towupper); WIDE_CLASS(btowc);
  WIDE_CLASS(wctob);
  static const char *const names[] = {"alnum", "alpha", "blank", "cntrl", "digit", "graph", "lower",   "print",
                                      "punct", "space", "upper", "xdigit", "",    "alph",  "tolower", "toupper"};
  const char *name = names[below(16)];
  wctype_t class = wctype(name), model_class = tested_wctype(name);
  SAME("wctype", !class, !model_class, "\"%s\"", name);
  if (class) SAME("iswctype", !iswctype(c, class), !tested_iswctype(c, model_class), "%#x \"%s\"", c, name);
  wctrans_t mapping = wctrans(name);
  const int *model_mapping = tested_wctrans(name);
  SAME("wctrans", !mapping, !model_mapping, "\"%s\"", name);
  if (mapping) SAME("towctrans", towctrans(c, mapping), tested_towctrans(c, model_mapping), "%#x \"%s\"", c, name);
}

/* ---- multibyte characters, and numbers in wide texts ---- */

MODEL(mbsinit); MODEL(mbrtowc); MODEL(mbrlen); MODEL(mbtowc); MODEL(mblen); MODEL(wcrtomb); MODEL(wctomb); MODEL(mbsrtowcs);
MODEL(mbstowcs); MODEL(wcsrtombs); MODEL(wcstombs); MODEL(wcstol); MODEL(wcstoll); MODEL(wcstoul); MODEL(wcstoull);

/* A text of bytes, some of which are no characters, and the same as wide characters. */
static char *bytes_text(wchar_t **wide) {
  char *text = string_of("abc", 6);
  size_t size = strlen(text) + 1;
  if (size > 1 && below(3) == 0) text[below(size - 1)] = (char)(128 + below(128));
  *wide = object(size * sizeof **wide);
  for (size_t i = 0; i < size; i++) (*wide)[i] = (unsigned char)text[i];
  return text;
}

static void compare_multibyte(void) {
  static mbstate_t native_state, model_state;
  wchar_t *wide, native = -1, model = -1;
  char *text = bytes_text(&wide), native_byte[MB_LEN_MAX] = "?", model_byte[MB_LEN_MAX] = "?";
  size_t size = below(3);
  SAME("mbsinit", !mbsinit(&native_state), !tested_mbsinit(&model_state), "");
  SAME("mbrtowc", mbrtowc(&native, text, size, &native_state), tested_mbrtowc(&model, text, size, &model_state), "\"%s\" %zu", text, size);
  SAME("mbrtowc", native, model, "\"%s\" %zu, the character", text, size);
  memset(&native_state, 0, sizeof native_state);
  SAME("mbrlen", mbrlen(text, 1, &native_state), tested_mbrlen(text, 1, &model_state), "\"%s\"", text);
  memset(&native_state, 0, sizeof native_state);
  SAME("mbtowc", mbtowc(&native, text, 1), tested_mbtowc(&model, text, 1), "\"%s\"", text);
  SAME("mblen", mblen(text, 1), tested_mblen(text, 1), "\"%s\"", text);
  SAME("wcrtomb", wcrtomb(native_byte, *wide, &native_state), tested_wcrtomb(model_byte, *wide, &model_state), "%#x", (unsigned)*wide);
  same_bytes("wcrtomb", native_byte, model_byte, sizeof native_byte);
  SAME("wctomb", wctomb(native_byte, *wide), tested_wctomb(model_byte, *wide), "%#x", (unsigned)*wide);
  same_bytes("wctomb", native_byte, model_byte, sizeof native_byte);
  int none = below(2);
  SAME("mbtowc", mbtowc(NULL, none ? NULL : text, 1), tested_mbtowc(NULL, none ? NULL : text, 1), "\"%s\", no object", text);
  SAME("wctomb", wctomb(NULL, *wide), tested_wctomb(NULL, *wide), "no object");
}

static void compare_multibyte_texts(void) {
  static mbstate_t native_state, model_state;
  wchar_t *wide, native_wide[8] = {0}, model_wide[8] = {0};
  char *text = bytes_text(&wide), native_bytes[8] = {0}, model_bytes[8] = {0};
  size_t size = below(8);
  int counts = below(4) == 0;
  SAME("mbstowcs", mbstowcs(counts ? NULL : native_wide, text, size), tested_mbstowcs(counts ? NULL : model_wide, text, size), "\"%s\" %zu", text, size);
  same_bytes("mbstowcs", native_wide, model_wide, sizeof native_wide);
  SAME("wcstombs", wcstombs(counts ? NULL : native_bytes, wide, size), tested_wcstombs(counts ? NULL : model_bytes, wide, size), "\"%s\" %zu", text, size);
  same_bytes("wcstombs", native_bytes, model_bytes, sizeof native_bytes);
  const char *native_at = text, *model_at = text;
  const wchar_t *native_wide_at = wide, *model_wide_at = wide;
  SAME("mbsrtowcs", mbsrtowcs(native_wide, &native_at, size, &native_state), tested_mbsrtowcs(model_wide, &model_at, size, &model_state), "\"%s\" %zu", text, size);
  SAME("mbsrtowcs", PLACE(native_at, text), PLACE(model_at, text), "\"%s\" %zu, the next", text, size);
  memset(&native_state, 0, sizeof native_state);
  SAME("wcsrtombs", wcsrtombs(native_bytes, &native_wide_at, size, &native_state), tested_wcsrtombs(model_bytes, &model_wide_at, size, &model_state), "\"%s\" %zu", text, size);
  SAME("wcsrtombs", PLACE(native_wide_at, wide), PLACE(model_wide_at, wide), "\"%s\" %zu, the next", text, size);
  memset(&native_state, 0, sizeof native_state);
}

static void compare_wide_numbers(void) {
  char *text = number_text();
  size_t size = strlen(text) + 1;
  wchar_t *wide = object(size * sizeof *wide), *native_end, *model_end;
  for (size_t i = 0; i < size; i++) wide[i] = (unsigned char)text[i];
  int base = below(4) ? (int[]){0, 10, 16, 8, 2}[below(5)] : 2 + (int)below(35);
#define WIDE_NUMBER(name)                                                                                           \
  SAME(#name, name(wide, &native_end, base), tested_##name(wide, &model_end, base), "\"%s\" %d", text, base);       \
  SAME(#name, PLACE(native_end, wide), PLACE(model_end, wide), "\"%s\" %d, the end", text, base)
  WIDE_NUMBER(wcstol); WIDE_NUMBER(wcstoll); WIDE_NUMBER(wcstoul); WIDE_NUMBER(wcstoull);
}

/* ---- atomic objects, <time.h> ---- */

static void compare_atomic(void) {
  size_t size = below(12);
  char *object_ = string_of("ab", 12), *value = string_of("ab", 12), *expected = below(2) ? string_copy(object_) : string_of("ab", 12);
  if (strlen(object_) < size || strlen(value) < size || strlen(expected) < size) return;
  char *own = string_copy(object_), *old = string_copy(value);
  tested___atomic_load(size, own, old, 5);
  same_bytes("__atomic_load", object_, old, size);
  tested___atomic_store(size, own, value, 5);
  same_bytes("__atomic_store", value, own, size);
  tested___atomic_exchange(size, own, object_, old, 5);
  same_bytes("__atomic_exchange", object_, own, size);
  same_bytes("__atomic_exchange, old", value, old, size);
  int same = !memcmp(own, expected, size);
  SAME("__atomic_compare_exchange", same, tested___atomic_compare_exchange(size, own, expected, value, 5, 5), "%zu", size);
  same_bytes("__atomic_compare_exchange", same ? value : object_, own, size);
  if (!same) same_bytes("__atomic_compare_exchange, expected", object_, expected, size);
  char flag = 0;
  SAME("atomic_flag_test_and_set", 0, tested_atomic_flag_test_and_set(&flag), "clear");
  SAME("atomic_flag_test_and_set_explicit", 1, tested_atomic_flag_test_and_set_explicit(&flag, 5), "set");
  below(2) ? tested_atomic_flag_clear(&flag) : tested_atomic_flag_clear_explicit(&flag, 5);
  SAME("atomic_flag_clear", 0, flag, "cleared");
}

static void compare_times(void) {
  long end = (long)(any() >> below(64)), begin = below(3) ? (long)(any() >> below(64)) : end + (long)below(9) - 4;
  double native = difftime(end, begin), model = tested_difftime(end, begin);
  described = "difftime";
  calls++;
  if (native != model) DIFFER("%ld %ld: %a %a", end, begin, native, model);
}

static void compare_byte_orders(void) {
  unsigned number = (unsigned)any();
  unsigned short port = (unsigned short)number;
  SAME("htonl", htonl(number), tested_htonl(number), "%x", number);
  SAME("ntohl", ntohl(number), tested_ntohl(number), "%x", number);
  SAME("htons", htons(port), tested_htons(port), "%x", number);
  SAME("ntohs", ntohs(port), tested_ntohs(port), "%x", number);
}

/* An address as text: some numbers of different bases with points between them, or something else. */
static char *address_text(void) {
  char text[128];
  int n = 0;
  for (int parts = below(3) ? 4 : below(6); parts > 0; parts--) {
    unsigned number = below(4) ? below(300) : (unsigned)(any() >> below(64));
    n += sprintf(text + n, (const char *[]){"%u", "%u", "%u", "%u", "0%o", "0x%x", "00%u"}[below(7)], number);
    if (parts > 1 || !below(20)) text[n++] = '.';
  }
  if (!below(10)) text[n++] = " \tx-."[below(5)];
  if (!below(20)) text[n++] = 'y';
  text[n] = 0;
  return string_copy(text);
}

static void compare_addresses(void) {
  char *text = address_text();
  unsigned char native[4] = "abc", model[4] = "abc";
  int family = below(10) ? AF_INET : 1000;
  SAME("inet_pton", inet_pton(family, text, native), tested_inet_pton(family, text, model), "%d %s", family, text);
  same_bytes("inet_pton, the address", (char *)native, (char *)model, 4);
  struct in_addr net = {5}, own = {5};
  SAME("inet_aton", inet_aton(text, &net), tested_inet_aton(text, &own), "%s", text);
  SAME("inet_aton, the address", net.s_addr, own.s_addr, "%s", text);
  SAME("inet_aton, null", inet_aton(text, NULL), tested_inet_aton(text, NULL), "%s", text);
  SAME("inet_addr", inet_addr(text), tested_inet_addr(text), "%s", text);
  struct in_addr address = {(unsigned)any() & (0xffffffffu >> 8 * below(4))};
  SAME("inet_ntoa", 0, strcmp(inet_ntoa(address), tested_inet_ntoa(address)), "%x", address.s_addr);
  unsigned size = below(18);
  char *to = object(size), *other = object(size);
  memset(to, 'x', size), memset(other, 'x', size);
  SAME("inet_ntop", inet_ntop(family, &address, to, size) == to, tested_inet_ntop(family, &address, other, size) == other,
       "%x in %u", address.s_addr, size);
  if (family == AF_INET && strlen(inet_ntoa(address)) < size) same_bytes("inet_ntop, the text", to, other, strlen(to) + 1);
}

/* What the model is to find: the addresses of the library, the last one first, as it puts each before the others. */
static struct {
  const struct addrinfo *listed[4];
  int count, place;
  _Bool is_begun;
} hosts;

int __eufonium_address_of_host(void *to, size_t size) {
  if (size == 1) {
    *(unsigned char *)to = hosts.is_begun && hosts.place == 0;
    hosts.is_begun = 1;
    return 0;
  }
  const struct addrinfo *one = hosts.listed[--hosts.place];
  memset(to, 0x5a, size);
  memcpy(to, one->ai_addr, one->ai_addrlen);
  return one->ai_socktype;
}

static void compare_hosts(void) {
  struct addrinfo asked = {0}, *native = NULL, *model = NULL;
  asked.ai_flags = AI_NUMERICHOST;
  asked.ai_socktype = below(3);
  asked.ai_family = (const int[]){0, AF_INET, AF_INET6, 1000}[below(8) ? below(3) : 3];
  const char *host = asked.ai_family == AF_INET6 ? "::1" : "127.0.0.1";
  if (!below(20)) host = NULL;
  const char *service = below(4) && host ? "80" : NULL;
  int error = getaddrinfo(host, service, &asked, &native);
  hosts.count = hosts.is_begun = 0;
  for (struct addrinfo *one = native; one && !error; one = one->ai_next) hosts.listed[hosts.count++] = one;
  hosts.place = hosts.count;
  SAME("getaddrinfo", error, tested_getaddrinfo(host, service, &asked, &model), "%s %d", host ? host : "no host", asked.ai_family);
  if (error) return;
  struct addrinfo *one = native, *other = model;
  for (; one && other; one = one->ai_next, other = other->ai_next) {
    SAME("getaddrinfo, the family", one->ai_family, other->ai_family, "%d", asked.ai_family);
    SAME("getaddrinfo, the type", one->ai_socktype, other->ai_socktype, "%d", asked.ai_socktype);
    SAME("getaddrinfo, the protocol", one->ai_protocol, other->ai_protocol, "%d", asked.ai_socktype);
    SAME("getaddrinfo, the flags", one->ai_flags, other->ai_flags, "%x", asked.ai_flags);
    SAME("getaddrinfo, the length", one->ai_addrlen, other->ai_addrlen, "%d", asked.ai_family);
    same_bytes("getaddrinfo, the address", (char *)one->ai_addr, (char *)other->ai_addr, one->ai_addrlen);
    SAME("getaddrinfo, the name", one->ai_canonname == NULL, other->ai_canonname == NULL, "%d", asked.ai_family);
  }
  SAME("getaddrinfo, the end", one == NULL, other == NULL, "%d", asked.ai_family);
  freeaddrinfo(native);
  tested_freeaddrinfo(model);
}

/* Numbers are any until a second sequence begins. */
static void compare_sequences(void) {
  static int again;
  /* Nothing is known of the second sequence; here each number of it is the greatest one. */
  double greatest = 281474976710655 / 281474976710656.0;
  if (!again) {
    tested_srand48(1);
    SAME("drand48", 6 * 131072, tested_drand48() * 281474976710656, "%s", "after a seed");
  }
  tested_srand48(1);
  SAME("drand48", 1, tested_drand48() == greatest, "%s", "after another seed");
  if (!again) {
    tested_srand(1), tested_srandom(2);
    unsigned native_seed = any(), model_seed = native_seed;
    int drawn = rand_r(&native_seed);
    SAME("rand_r", drawn, tested_rand_r(&model_seed), "seed %u", native_seed);
    SAME("rand_r", native_seed, model_seed, "%s", "the next seed");
    SAME("rand", 6, tested_rand(), "%s", "after a seed");
    SAME("random", 6L, tested_random(), "%s", "after a seed");
  }
  again = 1;
  if (below(2)) tested_srand(1);
  else tested_srandom(1);
  SAME("rand", 0x7fffffff, tested_rand(), "%s", "after another seed");
  SAME("random", 0x7fffffffL, tested_random(), "%s", "after another seed");
}

/* ---- <stdio.h> ---- */

/* A number of any size, or one with few digits, which may lie between two shorter ones. */
static double some_real(void) {
  union {
    unsigned long long bits;
    double number;
  } u = {any()};
  switch (below(8)) {
  case 0: return u.number;
  case 1: return (double)(long long)(u.bits >> below(64));
  case 2: return below(4096) / 64.0;
  case 3: return below(1000) / 8.0 * 1e-6;
  case 4: return 10 - 1 / (double)(1 << below(30));
  case 5: return (double[]){0.0, -0.0, 1e308 * 10, -1e308 * 10, 4.9e-324, 1.7976931348623157e308, 9.9995, 1e15}[below(8)];
  default: return (below(2000000) - 1000000.0) / 1000;
  }
}

static void compare_reals(void) {
  char format[32] = "<%", native[2000], model[2000];
  int n = 2;
  char letter = "eEfFgG"[below(6)];
  /* Where rounding makes the number longer, glibc forgets the zeros that # asks for. */
  while (!below(3)) format[n++] = letter == 'g' || letter == 'G' ? "-+ 0"[below(4)] : "-+ 0#"[below(5)];
  if (!below(3)) n += sprintf(format + n, "%u", 1 + below(24));
  if (!below(2)) n += sprintf(format + n, ".%u", below(4) ? below(9) : below(60));
  if (!below(4)) format[n++] = 'L';
  sprintf(format + n, "%c>", letter);
  double value = some_real();
  int is_long = format[n - 1] == 'L';
  int count = is_long ? sprintf(native, format, (long double)value) : sprintf(native, format, value);
  int printed = is_long ? tested_sprintf(model, format, (long double)value) : tested_sprintf(model, format, value);
  SAME("sprintf", count, printed, "\"%s\" %a: \"%s\" \"%s\"", format, value, native, model);
  same_bytes("sprintf, a number", native, model, count + 1);
}

/* So many arguments have the calls whose formats are random: words, of which a function takes what it needs. */
#define ARGUMENTS 16
#define PASSED(a)                                                                                                      \
  a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[7], a[8], a[9], a[10], a[11], a[12], a[13], a[14], a[15]

static int print_list(int kind, char *to, char **made, size_t size, const char *format, ...) {
  va_list list;
  va_start(list, format);
  int count;
  switch (kind) {
  case 0: count = tested_vsnprintf(to, size, format, list); break;
  case 1: count = tested___vsnprintf_chk(to, size, 1, size, format, list); break;
  case 2: count = tested_vsprintf(to, format, list); break;
  case 3: count = tested___vsprintf_chk(to, 1, size, format, list); break;
  case 4: count = tested_vasprintf(made, format, list); break;
  case 6: count = tested___eufonium_vprinted(format, list); break;
  case 7: tested___eufonium_vread(format, list), count = 0; break;
  default: count = tested___vasprintf_chk(made, 1, format, list); break;
  }
  va_end(list);
  return count;
}

/* A stream that takes everything. */
static FILE *nowhere(void) {
  static FILE *stream;
  if (!stream) {
    stream = fopen("/dev/null", "w");
    fputs("it is prepared at the first use", stream);
  }
  return stream;
}

static void compare_prints(void) {
  char format[256];
  int n = 0, arguments = 0;
  long args[ARGUMENTS] = {0}, model_args[ARGUMENTS];
  long long native_counts[ARGUMENTS], model_counts[ARGUMENTS];
  for (int i = 0; i < ARGUMENTS; i++) native_counts[i] = model_counts[i] = model_args[i] = 0x5a5a5a5a5a5a5a5a;
  for (int parts = below(5); parts > 0; parts--) {
    while (!below(3)) format[n++] = "ab %"[below(3)];
    if (!below(8)) {
      strcpy(format + n, "%%");
      n += 2;
      continue;
    }
    char letter = "diuoxXcspn"[below(10)];
    format[n++] = '%';
    int is_text = letter == 'c' || letter == 's' || letter == 'n', is_pointer = letter == 'p';
    if (letter != 'n') {
      while (!below(3)) format[n++] = is_text || is_pointer ? '-' : "-+ #0'"[below(6)];
      if (!below(3)) n += sprintf(format + n, "%u", 1 + below(24));
      else if (!below(4)) {
        format[n++] = '*';
        args[arguments++] = (int)below(40) - 20;
      }
      if (letter != 'c' && !is_pointer && !below(3)) {
        format[n++] = '.';
        if (below(2)) n += sprintf(format + n, "%u", below(24));
        else if (below(2)) {
          format[n++] = '*';
          args[arguments++] = (int)below(30) - 6;
        }
      }
    }
    if (letter == 's') {
      char *text = string_of("xyz", 9);
      args[arguments++] = (long)text;
    } else if (letter == 'c') {
      args[arguments++] = 1 + below(255);
    } else if (letter == 'p') {
      args[arguments++] = below(3) ? (long)(any() >> below(64)) : 0;
    } else {
      long long value = letter == 'n' ? LONG_MIN : below(6) ? (long long)(any() >> below(64)) : -(long long)below(3);
      int length = below(9);
      n += sprintf(format + n, "%s", (const char *[]){"", "", "h", "hh", "l", "z", "t", "ll", "j"}[length]);
      args[arguments++] = value;
      if (letter != 'n' && length >= 7 && sizeof(long) == 4) args[arguments++] = value >> 32;
    }
    format[n++] = letter;
  }
  format[n] = 0;
  memcpy(model_args, args, sizeof args);
  /* Where an %n stores. */
  for (int at = 0; at < ARGUMENTS; at++) {
    if (args[at] == LONG_MIN && strchr(format, 'n')) {
      args[at] = (long)&native_counts[at];
      model_args[at] = (long)&model_counts[at];
    }
  }
  if (strchr(format, 'n')) {
    /* Numbers that stand where addresses do differ. */
    for (const char *c = format; *c; c++) {
      if (strchr("diuoxXp", *c)) return;
    }
  }
  char *exact = string_copy(format);
  size_t size = below(4) ? below(60) : 4000;
  char *native = memset(object(size), 0x5a, size), *model = memset(object(size), 0x5a, size), *made = NULL;
  int count = snprintf(native, size, format, PASSED(args)), model_count;
  int kind = below(6);
  switch (below(3)) {
  case 0: model_count = tested_snprintf(model, size, exact, PASSED(model_args)); break;
  case 1: model_count = tested___snprintf_chk(model, size, 1, size, exact, PASSED(model_args)); break;
  default: model_count = print_list(kind % 2, model, &made, size, exact, PASSED(model_args)); break;
  }
  SAME("snprintf", count, model_count, "\"%s\" %zu: \"%s\" \"%s\"", format, size, size ? native : "",
       size ? model : "");
  if (memcmp(native, model, size)) DIFFER("\"%s\" %zu: \"%s\" \"%s\"", format, size, native, model);
  same_bytes("snprintf, %n", native_counts, model_counts, sizeof model_counts);
  SAME("fprintf", fprintf(nowhere(), format, PASSED(args)), tested___eufonium_printed(exact, PASSED(model_args)), "\"%s\"",
       format);
  SAME("vfprintf", fprintf(nowhere(), format, PASSED(args)), print_list(6, NULL, &made, 0, exact, PASSED(model_args)),
       "\"%s\"", format);
  /* What is read is as long as the format says: the sanitizer sees more. */
  if (!strchr(format, 'n')) {
    tested___eufonium_read(exact, PASSED(model_args));
    print_list(7, NULL, &made, 0, exact, PASSED(model_args));
  }
  same_bytes("fprintf, %n", native_counts, model_counts, sizeof model_counts);
  native = object(count + 1);
  model = object(count + 1);
  SAME("sprintf", sprintf(native, format, PASSED(args)), tested_sprintf(model, exact, PASSED(model_args)), "\"%s\"",
       format);
  same_bytes("sprintf", native, model, count + 1);
  model = object(count + 1);
  SAME("__sprintf_chk", count, tested___sprintf_chk(model, 1, count + 1, exact, PASSED(model_args)), "\"%s\"", format);
  same_bytes("__sprintf_chk", native, model, count + 1);
  model = object(count + 1);
  kind = 2 + below(4);
  SAME("vsprintf", count, print_list(kind, model, &made, count + 1, exact, PASSED(model_args)), "\"%s\"", format);
  same_bytes("vsprintf", native, kind < 4 ? model : keep(made), count + 1);
  SAME("asprintf", count, tested_asprintf(&made, exact, PASSED(model_args)), "\"%s\"", format);
  same_bytes("asprintf", native, keep(made), count + 1);
  SAME("__asprintf_chk", count, tested___asprintf_chk(&made, 1, exact, PASSED(model_args)), "\"%s\"", format);
  same_bytes("__asprintf_chk", native, keep(made), count + 1);
}

/* Widths that do not fit. */
static void compare_long_prints(void) {
  static const char *const formats[] = {"%2147483648d", "%.2147483648d", "%99999999999s"};
  const char *format = formats[below(3)];
  char native[8], model[8];
  SAME("snprintf", snprintf(native, 8, format, ""), tested_snprintf(model, 8, format, ""), "%s", format);
}

static int scan_list(int kind, const char *text, const char *format, ...) {
  va_list list;
  va_start(list, format);
  int stored = (kind == 0   ? tested_vsscanf
                : kind == 1 ? tested___isoc99_vsscanf
                            : tested___isoc23_vsscanf)(text, format, list);
  va_end(list);
  return stored;
}

static void compare_scans(void) {
  char format[256];
  int n = 0, binary = 0, real = 0;
  enum { ROOM = 64 };
  char *native_args[ARGUMENTS], *model_args[ARGUMENTS];
  char *text = below(3) ? string_of("  0011278889-+xabfgF,%\t", 30) : string_of(" 09x-a,", 6);
  if (!below(3)) text = string_of(" 0123456789..--eEx", 20);
  if (!below(9)) text = string_copy((const char *[]){"inf", "-Infinity", "infi", "nan", "0x.8p3", "0xp", "1e", "1e+", "."}[below(9)]);
  if (!below(4)) text = number_text();
  for (int i = 0; i < ARGUMENTS; i++) {
    native_args[i] = memset(object(ROOM), 0x5a, ROOM);
    model_args[i] = memset(object(ROOM), 0x5a, ROOM);
  }
  for (int parts = below(6); parts > 0; parts--) {
    while (!below(4)) format[n++] = "0a,  "[below(5)];
    if (!below(12)) {
      strcpy(format + n, "%%");
      n += 2;
      continue;
    }
    char letter = "diuoxXcs[nfeGa"[below(14)];
    format[n++] = '%';
    if (letter != 'n' && !below(5)) format[n++] = '*';
    if (letter != 'n' && !below(3)) n += sprintf(format + n, "%u", below(5) ? 1 + below(5) : 1 + below(20));
    if (strchr("feGa", letter)) {
      real = 1;
      if (below(2)) format[n++] = 'l';
    } else if (!strchr("cs[", letter)) {
      n += sprintf(format + n, "%s", (const char *[]){"", "", "h", "hh", "l", "ll", "j", "z", "t"}[below(9)]);
    }
    if (letter == 'i') binary = 1;
    format[n++] = letter;
    if (letter == '[') {
      if (!below(3)) format[n++] = '^';
      if (!below(4)) format[n++] = ']';
      for (int count = 1 + below(5); count > 0; count--) format[n++] = "019-af ,x"[below(9)];
      format[n++] = ']';
    }
  }
  format[n] = 0;
  allows_unmodelled = real;
  if (real && setjmp(unmodelled)) {
    allows_unmodelled = 0;
    return;
  }
  int kind = below(6);
  /* What C23 adds is not compared here. */
  if (kind >= 4 && binary && strpbrk(text, "bB")) kind = 0;
  char *exact = string_copy(format);
  errno = 0;
  int stored = sscanf(text, format, PASSED(native_args)), native_errno = errno, model_stored;
  errno = 0;
  switch (kind) {
  case 0: model_stored = tested_sscanf(text, exact, PASSED(model_args)); break;
  case 1: model_stored = tested___isoc99_sscanf(text, exact, PASSED(model_args)); break;
  case 4: model_stored = tested___isoc23_sscanf(text, exact, PASSED(model_args)); break;
  default: model_stored = scan_list(kind == 5 ? 2 : kind - 2, text, exact, PASSED(model_args)); break;
  }
  int model_errno = errno;
  allows_unmodelled = 0;
  SAME("sscanf", stored, model_stored, "\"%s\" \"%s\"", text, format);
  /* The GNU C Library forgets an error when it asks for more of a text that has ended. */
  if (native_errno) SAME("sscanf", native_errno, model_errno, "\"%s\" \"%s\", errno", text, format);
  for (int i = 0; i < ARGUMENTS; i++) {
    if (memcmp(native_args[i], model_args[i], ROOM)) {
      printf("argument %d of \"%s\" \"%s\"\n", i, text, format);
      same_bytes("sscanf", native_args[i], model_args[i], ROOM);
    }
  }
}

/* What C23 adds to numbers that are scanned. */
static void compare_binary_scans(void) {
  char *digits = string_of("01", 9), *text = object(strlen(digits) + 4), *end = NULL;
  int value = -1, size = -1, wanted = *digits ? (int)strtol(digits, &end, 2) : 0;
  sprintf(text, "0%c%s", "bB"[below(2)], digits);
  SAME("__isoc23_sscanf", 1, tested___isoc23_sscanf(text, "%i%n", &value, &size), "\"%s\"", text);
  SAME("__isoc23_sscanf", wanted, value, "\"%s\"", text);
  SAME("__isoc23_sscanf", strlen(digits) + 2, size, "\"%s\"", text);
}

/* ---- <math.h> ---- */

static long double any_number(int least, int most, int precision) {
  long double sign = below(2) ? 1 : -1, fraction = any() >> (64 - precision);
  switch (below(12)) {
  case 0: return sign * 0.0L;
  case 1: return sign * INFINITY;
  case 2: return NAN;
  case 3: return sign * ldexpl(1, least + (int)below(precision + 1));
  case 4: return sign * ldexpl(any() >> below(64), least);
  case 5: return sign * ldexpl((1ULL << (precision - 1)) - 1 + (1ULL << (precision - 1)), most - precision);
  case 6: return sign * below(20);
  case 7: return sign * below(200) / 4;
  case 8: return sign * ldexpl(1, (int)below(140) - 70);
  case 9: return sign * ldexpl(fraction, least + (int)below(most - least - precision));
  default: return sign * ldexpl(fraction, (int)below(150) - 110);
  }
}

/* Whether two numbers are the same: NaN are, whatever they hold. */
static int same_number(long double left, long double right) {
  return (isnan(left) && isnan(right)) || (left == right && !signbit(left) == !signbit(right));
}

#define NUMBERS(name, native, model, x)                                                                                \
  do {                                                                                                                 \
    described = #name;                                                                                                 \
    calls++;                                                                                                           \
    errno = 0;                                                                                                         \
    long double native_result = native;                                                                                \
    int native_errno = errno;                                                                                          \
    errno = 0;                                                                                                         \
    long double model_result = model;                                                                                  \
    int model_errno = errno;                                                                                           \
    if (!same_number(native_result, model_result) || native_errno != model_errno) {                                    \
      printf("native %La, errno %d; model %La, errno %d; ", native_result, native_errno, model_result, model_errno);   \
      DIFFER("%La", (long double)(x));                                                                                 \
    }                                                                                                                  \
  } while (0)

#define COMPARE_MATH(type, suffix, least, most, precision)                                                             \
  static void compare_math##suffix(void) {                                                                             \
    type x = any_number(least, most, precision), y = below(4) ? any_number(least, most, precision) : x;                \
    type native_part = 0, model_part = 0, native_other = 0, model_other = 0;                                           \
    int native_int = 0, model_int = 0;                                                                                 \
    NUMBERS(modf##suffix, modf##suffix(x, &native_part), tested_modf##suffix(x, &model_part), x);                      \
    NUMBERS(modf##suffix, native_part, model_part, x);                                                                 \
    NUMBERS(frexp##suffix, frexp##suffix(x, &native_int), tested_frexp##suffix(x, &model_int), x);                     \
    SAME("frexp" #suffix, native_int, model_int, "%La", (long double)x);                                               \
    int exponent = native_int;                                                                                         \
    NUMBERS(logb##suffix, logb##suffix(x), tested_logb##suffix(x), x);                                                 \
    SAME("ilogb" #suffix, ilogb##suffix(x), tested_ilogb##suffix(x), "%La", (long double)x);                           \
    native_int = model_int = 0;                                                                                        \
    sincos##suffix(x, &native_part, &native_other);                                                                    \
    tested_sincos##suffix(x, &model_part, &model_other);                                                               \
    NUMBERS(sincos##suffix, native_part, model_part, x);                                                               \
    NUMBERS(sincos##suffix, native_other, model_other, x);                                                             \
    NUMBERS(remquo##suffix, remquo##suffix(x, y, &native_int), tested_remquo##suffix(x, y, &model_int), x);            \
    if (!isnan(remquo##suffix(x, y, &native_int))) {                                                                   \
      SAME("remquo" #suffix, native_int, model_int, "%La %La", (long double)x, (long double)y);                        \
    }                                                                                                                  \
    int n = below(3) ? (int)below(3 * ((most) - (least))) - (int)(1.5 * ((most) - (least))) : (int)below(9) - 4;       \
    if (!below(3)) n = (least) - 2 + (int)below((precision) + 4) - exponent;                                           \
    if (!below(20)) n = below(2) ? INT32_MAX : INT32_MIN;                                                              \
    long wide = below(20) ? n : below(2) ? INT64_MAX : INT64_MIN;                                                      \
    int rounding = (int[]){FE_TONEAREST, FE_UPWARD, FE_DOWNWARD, FE_TOWARDZERO}[below(4)];                             \
    fesetround(rounding);                                                                                              \
    NUMBERS(ldexp##suffix, ldexp##suffix(x, n), tested_ldexp##suffix(x, n), x);                                        \
    NUMBERS(scalbn##suffix, scalbn##suffix(x, n), tested_scalbn##suffix(x, n), x);                                     \
    NUMBERS(scalbln##suffix, scalbln##suffix(x, wide), tested_scalbln##suffix(x, wide), x);                            \
    fesetround(FE_TONEAREST);                                                                                          \
  }

COMPARE_MATH(float, f, -149, 128, 24)
COMPARE_MATH(double, , -1074, 1024, 53)
COMPARE_MATH(long double, l, -16445, 16384, 64)

static void compare_neighbours(void) {
  double x = any_number(-1074, 1024, 53), y = below(4) ? any_number(-1074, 1024, 53) : below(2) ? x : -x;
  NUMBERS(nextafter, nextafter(x, y), tested_nextafter(x, y), x);
  float a = any_number(-149, 128, 24), b = below(4) ? any_number(-149, 128, 24) : below(2) ? a : -a;
  NUMBERS(nextafterf, nextafterf(a, b), tested_nextafterf(a, b), a);
}

/* ---- <getopt.h> ---- */

enum { GETOPT, POSIX_GETOPT, GETOPT_LONG, GETOPT_LONG_ONLY, MOST_ARGUMENTS = 6 };
static const char *const option_functions[] = {"getopt", "__posix_getopt", "getopt_long", "getopt_long_only"};

/* A text of options: how arguments that are none are passed, whether a missing argument is told apart, letters with and without arguments. */
static const char *any_options(void) {
  static const char *const modes[] = {"", "", "", "+", "-"}, *const arguments[] = {"", ":", "::"};
  char *text = object(16), *at = stpcpy(text, modes[below(5)]);
  if (below(2)) at = stpcpy(at, ":");
  for (const char *letter = "abc"; *letter; letter++) {
    if (!below(4)) continue;
    *at++ = *letter;
    at = stpcpy(at, arguments[below(3)]);
  }
  *at = 0;
  return text;
}

static char *any_argument(void) {
  static const char *const likely[] = {"-a", "-b", "-ab", "-bx", "-cab", "-d", "-", "--", "x", "", "--ab", "--abc", "--abd", "--a", "--b",
                                       "--abc=1", "--abd=", "--b=2", "-abc", "-abd=3", "--x", "-ac"};
  return below(8) ? string_copy(likely[below(sizeof likely / sizeof *likely)]) : string_of("-abc=", 5);
}

/* Long options, of which names begin alike, with a flag or without, up to the end of the list. */
static struct option *any_long_options(int *flag) {
  static const char *const long_names[] = {"abc", "abd", "ab", "b"};
  struct option *list = object(5 * sizeof *list);
  int count = 0;
  for (int i = 0; i < 4; i++) {
    if (!below(3)) continue;
    list[count++] = (struct option){long_names[i], below(3), below(3) ? NULL : flag, below(4) ? 'p' + i : 'p'};
  }
  list[count] = (struct option){0};
  return list;
}

/* All calls until there are no more options, with what they leave in variables and in the order of arguments. */
static void compare_options(void) {
  int function = below(4), count = 1 + below(MOST_ARGUMENTS), native_flag = 0, model_flag = 0, native_index = 0, model_index = 0;
  char *native[MOST_ARGUMENTS + 1] = {"program"}, *model[MOST_ARGUMENTS + 1], shown[256] = "";
  for (int i = 1; i < count; i++) {
    native[i] = any_argument();
    sprintf(shown + strlen(shown), " \"%s\"", native[i]);
  }
  native[count] = NULL;
  memcpy(model, native, sizeof model);
  const char *options = any_options(), *name = option_functions[function];
  struct option *native_list = any_long_options(&native_flag), *model_list = copy(native_list, 5 * sizeof *native_list);
  for (int i = 0; native_list[i].name; i++) model_list[i].flag = native_list[i].flag ? &model_flag : NULL;
  int native_option, model_option;
  optind = tested_optind = 0;
  opterr = tested_opterr = 0;
  do {
    switch (function) {
    case GETOPT:
      native_option = getopt(count, native, options);
      model_option = tested_getopt(count, model, options);
      break;
    case POSIX_GETOPT:
      native_option = __posix_getopt(count, native, options);
      model_option = tested___posix_getopt(count, model, options);
      break;
    case GETOPT_LONG:
      native_option = getopt_long(count, native, options, native_list, &native_index);
      model_option = tested_getopt_long(count, model, options, model_list, &model_index);
      break;
    default:
      native_option = getopt_long_only(count, native, options, native_list, &native_index);
      model_option = tested_getopt_long_only(count, model, options, model_list, &model_index);
    }
    SAME(name, native_option, model_option, "\"%s\"%s", options, shown);
    SAME(name, optarg, tested_optarg, "\"%s\"%s, the argument", options, shown);
    SAME(name, optind, tested_optind, "\"%s\"%s, the index", options, shown);
    /* Until there is an error the library keeps what an earlier scan left here. */
    if (native_option == '?' || native_option == ':') {
      SAME(name, optopt, tested_optopt, "\"%s\"%s, the option", options, shown);
    }
    SAME(name, native_flag, model_flag, "\"%s\"%s, the flag", options, shown);
    SAME(name, native_index, model_index, "\"%s\"%s, the long option", options, shown);
    same_bytes(name, native, model, sizeof native);
  } while (native_option != -1);
}

/* ---- parts of constant formats ---- */

extern size_t tested___eufonium_print_literal(char *, size_t, size_t, const char *, size_t);
extern size_t tested___eufonium_print_string(char *, size_t, size_t, int, int, int, const char *);
extern size_t tested___eufonium_print_character(char *, size_t, size_t, int, int, char);
extern size_t tested___eufonium_print_integer(char *, size_t, size_t, int, int, int, char, unsigned long long);
extern int tested___eufonium_print_end(char *, size_t, size_t);

/* A format of two characters, a conversion and another one, which is printed part by part. */
static void compare_parts(void) {
  static const char flags_in_order[] = "-+ #0", letters[] = "scdiuoxX";
  char letter = letters[below(8)], format[64], shown[6] = "", native[40] = {0}, model[40] = {0};
  int is_text = letter == 's' || letter == 'c', flags = 0;
  for (int i = 0, n = 0; i < 5; i++) {
    /* C leaves open what other flags of texts are. */
    if (below(4) || (is_text && i > 0)) continue;
    flags |= 1 << i;
    shown[n++] = flags_in_order[i];
  }
  int width = below(3) ? 0 : below(12), precision = letter == 'c' || below(2) ? -1 : (int)below(8);
  size_t size = below(3) ? sizeof native : below(12), room = size ? size - 1 : 0;
  char *text = string_of("ab%", 8);
  unsigned long long value = below(2) ? any() : below(300);
  char digits[2][16] = {"", ""};
  if (width) snprintf(digits[0], 16, "%d", width);
  if (precision >= 0) snprintf(digits[1], 16, ".%d", precision);
  snprintf(format, sizeof format, "<=%%%s%s%s%s%c%%%%>", shown, digits[0], digits[1], is_text ? "" : "ll", letter);
  size_t count = tested___eufonium_print_literal(model, room, 0, format, 2);
  int expected;
  if (letter == 's') {
    count = tested___eufonium_print_string(model, room, count, flags, width, precision, text);
    expected = snprintf(native, size, format, text);
  } else if (letter == 'c') {
    count = tested___eufonium_print_character(model, room, count, flags, width, (char)value);
    expected = snprintf(native, size, format, (int)(char)value);
  } else {
    count = tested___eufonium_print_integer(model, room, count, flags, width, precision, letter, value);
    expected = snprintf(native, size, format, value);
  }
  count = tested___eufonium_print_literal(model, room, count, "%>", 2);
  SAME("snprintf", expected, tested___eufonium_print_end(model, size, count), "\"%s\" \"%s\" %llu, %zu bytes", format, text, value, size);
  same_bytes(format, native, model, sizeof native);
}

extern size_t tested___eufonium_wide_literal(wchar_t *, size_t, size_t, const wchar_t *, size_t);
extern size_t tested___eufonium_wide_string(wchar_t *, size_t, size_t, int, int, int, const wchar_t *);
extern size_t tested___eufonium_wide_bytes(wchar_t *, size_t, size_t, int, int, int, const char *);
extern size_t tested___eufonium_wide_character(wchar_t *, size_t, size_t, int, int, wchar_t);
extern size_t tested___eufonium_wide_byte(wchar_t *, size_t, size_t, int, int, char);
extern size_t tested___eufonium_wide_integer(wchar_t *, size_t, size_t, int, int, int, char, unsigned long long);
extern int tested___eufonium_wide_end(wchar_t *, size_t, size_t);

/* The same by a format of wide characters. What lies behind the characters that fit is not compared where not all of them do. */
static void compare_wide_parts(void) {
  static const char *const conversions[] = {"ls", "s", "lc", "c", "lld", "llu", "llx", "llo"};
  unsigned kind = below(8);
  int left = below(3) == 0, width = below(3) ? 0 : below(12), precision = kind < 2 && below(2) ? (int)below(8) : -1;
  wchar_t native[40] = {0}, model[40] = {0}, format[64];
  size_t size = below(3) ? 40 : below(12), room = size ? size - 1 : 0;
  wchar_t *wide = wide_of(L"ab\x263a", 8);
  char *bytes = string_of("ab%", 8), digits[2][16] = {"", ""}, letter = conversions[kind][strlen(conversions[kind]) - 1];
  unsigned long long value = below(2) ? any() : below(300);
  if (width) snprintf(digits[0], 16, "%d", width);
  if (precision >= 0) snprintf(digits[1], 16, ".%d", precision);
  swprintf(format, 64, L"<=%%%s%s%s%s>", left ? "-" : "", digits[0], digits[1], conversions[kind]);
  size_t count = tested___eufonium_wide_literal(model, room, 0, format, 2);
  int expected;
  switch (kind) {
  case 0:
    count = tested___eufonium_wide_string(model, room, count, left, width, precision, wide);
    expected = swprintf(native, size, format, wide);
    break;
  case 1:
    count = tested___eufonium_wide_bytes(model, room, count, left, width, precision, bytes);
    expected = swprintf(native, size, format, bytes);
    break;
  case 2:
    count = tested___eufonium_wide_character(model, room, count, left, width, L'\x263a');
    expected = swprintf(native, size, format, (wint_t)L'\x263a');
    break;
  case 3:
    value = 1 + value % 127;
    count = tested___eufonium_wide_byte(model, room, count, left, width, (char)value);
    expected = swprintf(native, size, format, (int)value);
    break;
  default:
    count = tested___eufonium_wide_integer(model, room, count, left, width, precision, letter, value);
    expected = swprintf(native, size, format, value);
  }
  count = tested___eufonium_wide_literal(model, room, count, L">", 1);
  /* Libraries differ in what `errno` is where not all of them fit. */
  int given = tested___eufonium_wide_end(model, size, count);
  SAME("swprintf", expected, given, "%s, width %d, %llu, %zu characters", conversions[kind], width, value, size);
  same_bytes("swprintf", native, model, (expected < 0 ? room : size) * sizeof *native);
}

/* ---- <stdio.h>: streams, <unistd.h>, <time.h>: clocks ---- */

MODEL(fgetc); MODEL(getc); MODEL(getchar); MODEL(ungetc); MODEL(fgets); MODEL(fread); MODEL(fputc); MODEL(putc); MODEL(fputs);
MODEL(fwrite); MODEL(feof); MODEL(ferror); MODEL(clearerr); MODEL(fseek); MODEL(rewind); MODEL(fclose);
extern int tested__IO_getc(FILE *);
MODEL(fileno); MODEL(isascii); MODEL(toascii);
MODEL(localeconv);
MODEL(sigemptyset); MODEL(sigfillset); MODEL(sigaddset); MODEL(sigdelset); MODEL(sigismember);
MODEL(getpid); MODEL(getpagesize); MODEL(dup2); MODEL(clock_gettime);

int __eufonium_library_fgetc(FILE *stream) { return fgetc(stream); }
int __eufonium_library_getchar(void) { return getchar(); }
char *__eufonium_library_fgets(char *to, int size, FILE *stream) { return fgets(to, size, stream); }
size_t __eufonium_library_fread(void *to, size_t size, size_t count, FILE *stream) { return fread(to, size, count, stream); }
int __eufonium_library_fputc(int c, FILE *stream) { return fputc(c, stream); }
int __eufonium_library_fputs(const char *text, FILE *stream) { return fputs(text, stream); }
size_t __eufonium_library_fwrite(const void *from, size_t size, size_t count, FILE *stream) { return fwrite(from, size, count, stream); }
int __eufonium_library_feof(FILE *stream) { return feof(stream); }
int __eufonium_library_ferror(FILE *stream) { return ferror(stream); }
int __eufonium_library_fseek(FILE *stream, long offset, int from) { return fseek(stream, offset, from); }
int __eufonium_library_fclose(FILE *stream) { return fclose(stream); }
int __eufonium_library_fileno(FILE *stream) { return fileno(stream); }
int __eufonium_library_getpid(void) { return getpid(); }
int __eufonium_library_getpagesize(void) { return getpagesize(); }
int __eufonium_library_getppid(void) { return getppid(); }
int __eufonium_library_dup(int from) { return dup(from); }
int __eufonium_library_dup2(int from, int to) { return dup2(from, to); }
long __eufonium_library_sysconf(int name) { return sysconf(name); }
int __eufonium_library_isatty(int descriptor) { return isatty(descriptor); }
int __eufonium_library_clock_gettime(clockid_t clock, struct timespec *to) { return clock_gettime(clock, to); }

/* No alarm rests on a run that goes on; here it may. */
void __VERIFIER_assume(int holds) {
  if (allowed.asked && !holds) DIFFER("what the library does is not allowed");
}

/* A stream with these bytes. */
static FILE *stream_of(const char *bytes, size_t size) {
  FILE *stream = tmpfile();
  if (!stream || fwrite(bytes, 1, size, stream) != size || fseek(stream, 0, SEEK_SET)) DIFFER("no file: %s", strerror(errno));
  return stream;
}

enum { FGETC, GETC, IO_GETC, GETCHAR, UNGETC, FGETS, FREAD, FEOF, FERROR, CLEARERR, FSEEK, REWIND, STREAM_FUNCTIONS };
static const char *const stream_functions[] = {"fgetc", "getc", "_IO_getc", "getchar", "ungetc", "fgets", "fread", "feof", "ferror",
                                               "clearerr", "fseek", "rewind"};

/* A function on two streams; whether the next one may put a character back. */
static int compare_stream(int function, FILE *native, FILE *model, int size) {
  const char *name = stream_functions[function];
  char native_bytes[16] = {0}, model_bytes[16] = {0};
  int length = 1 + below(8), c = below(4) ? 'a' + below(3) : EOF;
  size_t width = 1 + below(3), count = below(5);
  long given = 0, own = 0;
  FILE *input = stdin;
  switch (function) {
  case FGETC: given = fgetc(native), own = tested_fgetc(model); break;
  case GETC: given = getc(native), own = tested_getc(model); break;
  case IO_GETC: given = getc(native), own = tested__IO_getc(model); break;
  case GETCHAR:
    stdin = native;
    given = getchar();
    stdin = model;
    own = tested_getchar();
    stdin = input;
    break;
  case UNGETC: given = ungetc(c, native), own = tested_ungetc(c, model); break;
  case FGETS:
    given = PLACE(fgets(native_bytes, length, native), native_bytes);
    own = PLACE(tested_fgets(model_bytes, length, model), model_bytes);
    break;
  case FREAD:
    given = fread(native_bytes, width, count, native);
    own = tested_fread(model_bytes, width, count, model);
    break;
  case FEOF: given = feof(native), own = tested_feof(model); break;
  case FERROR: given = ferror(native), own = tested_ferror(model); break;
  case CLEARERR: clearerr(native), tested_clearerr(model); break;
  case FSEEK:
    length = below(size + 2);
    given = fseek(native, length, SEEK_SET), own = tested_fseek(model, length, SEEK_SET);
    break;
  default: rewind(native), tested_rewind(model);
  }
  SAME(name, given, own, "a stream of %d bytes", size);
  same_bytes(name, native_bytes, model_bytes, sizeof native_bytes);
  if (function == UNGETC) return c == EOF;
  return function < UNGETC || function == FSEEK || function == REWIND || (function == FREAD && count > 0);
}

static void compare_streams(void) {
  char bytes[12];
  int size = below(sizeof bytes + 1), may_put_back = 1;
  for (int i = 0; i < size; i++) bytes[i] = below(4) ? 'a' + below(3) : '\n';
  FILE *native = stream_of(bytes, size), *model = stream_of(bytes, size);
  for (int steps = 1 + below(20); steps > 0; steps--) {
    int function = below(STREAM_FUNCTIONS);
    if (function != UNGETC || may_put_back) may_put_back = compare_stream(function, native, model, size) || (may_put_back && function != UNGETC);
  }
  SAME("fclose", fclose(native), tested_fclose(model), "a stream of %d bytes", size);
}

extern int tested___eufonium_scan_begins(FILE *stream, int skips, int takes_digit);
extern void tested___eufonium_scan_ends(FILE *stream, int asks, int result, int next);
extern void tested___eufonium_next_is(int next, int c);

enum { ANY, NO_OCTAL, NO_DECIMAL, NO_HEXADECIMAL, NO_SPACE, SPACE, LINE_END, DIGIT, NOTHING };

/* Formats with one conversion: what is next where it fits and where it does not, whether spaces are skipped first, whether a digit that is next
 * makes it fit, and whether it stores what is next. */
static const struct {
  const char *text;
  int end, refused, skips, takes_digit, stores_next;
} formats_of_input[] = {
  {"%d", NO_DECIMAL, NO_DECIMAL, 1, 1, 0}, {"%u", NO_DECIMAL, NO_DECIMAL, 1, 1, 0}, {"%i", NO_OCTAL, NO_OCTAL, 1, 0, 0},
  {"%x", NO_HEXADECIMAL, NO_HEXADECIMAL, 1, 0, 0}, {"%o", NO_OCTAL, NO_OCTAL, 1, 0, 0}, {"%2d", ANY, ANY, 1, 0, 0},
  {"%d ", NO_SPACE, NO_DECIMAL, 1, 1, 0}, {"%d,", ANY, NO_DECIMAL, 1, 1, 0}, {"%d, ", ANY, NO_DECIMAL, 1, 1, 0},
  {"%c", ANY, NOTHING, 0, 0, 1}, {" %c", ANY, NOTHING, 1, 0, 0}, {"%s", SPACE, NOTHING, 1, 0, 0},
  {"%[^\n]", LINE_END, LINE_END, 0, 0, 1}, {"%3[^\n]", ANY, LINE_END, 0, 0, 1},
};

/* Reads by a format, as the checker tells the models of streams; the character that was put back is the library's too. */
static void scan_one(FILE *stream, int back) {
  union {
    int number;
    char text[16];
  } to = {0};
  int format = below(sizeof formats_of_input / sizeof *formats_of_input);
  const int *next = &formats_of_input[format].end;
  int left = tested___eufonium_scan_begins(stream, next[2], next[3]);
  if (back != EOF) ungetc(back, stream);
  int read = fscanf(stream, formats_of_input[format].text, &to);
  if (left == DIGIT && read != 1) DIFFER("a digit that was put back is no number by %s", formats_of_input[format].text);
  if (read == 1 && next[4]) tested___eufonium_next_is(left, (unsigned char)to.text[0]);
  tested___eufonium_scan_ends(stream, 1, read, read == 1 ? next[0] : next[1]);
}

/* What a format leaves is what is read next: nothing that the library does may be left out. */
static void scan_text(void) {
  char bytes[12], line[8];
  int size = 1 + below(sizeof bytes), back = EOF;
  for (int i = 0; i < size; i++) bytes[i] = "0055 8ag\n,-+x"[below(13)];
  FILE *stream = fmemopen(bytes, size, "r");
  if (!stream) DIFFER("no stream: %s", strerror(errno));
  for (int steps = 1 + below(12); steps > 0; steps--) {
    switch (below(8)) {
    case 0:
      tested_fgetc(stream);
      /* The end of the stream is no more for the library either. */
      if (back != EOF) ungetc(back, stream), fgetc(stream);
      back = EOF;
      break;
    case 1:
      if (back == EOF) back = tested_ungetc(below(2) ? '7' : ' ', stream);
      break;
    case 2:
      if (back == EOF) tested_fgets(line, sizeof line, stream);
      break;
    case 3:
      if (back == EOF) SAME("feof", !!feof(stream), tested_feof(stream), "%d bytes", size);
      break;
    case 4:
      if (back == EOF) clearerr(stream), tested_clearerr(stream);
      break;
    default: scan_one(stream, back), back = EOF;
    }
  }
  tested_fclose(stream);
}

static void compare_scanned(void) {
  allowed.asked = 1, allowed.over = 1;
  for (int texts = 0; texts < 50; texts++) scan_text();
  allowed.asked = 0;
}

static void compare_written(void) {
  FILE *native = tmpfile(), *model = tmpfile();
  if (!native || !model) DIFFER("no file: %s", strerror(errno));
  int c = below(300);
  SAME("fputc", fputc(c, native), tested_fputc(c, model), "%d", c);
  SAME("putc", putc(c, native), tested_putc(c, model), "%d", c);
  SAME("fputs", fputs("text", native) < 0, tested_fputs("text", model) < 0, "\"text\"");
  size_t width = below(3), count = below(3);
  SAME("fwrite", fwrite("text", width, count, native), tested_fwrite("text", width, count, model), "%zu, %zu", width, count);
  fclose(native), tested_fclose(model);
}

/* What numbers look like in the locale that programs start in. */
static void compare_locale(void) {
  struct lconv *native = localeconv();
  struct lconv *model = (struct lconv *)tested_localeconv();
  char **given = &native->decimal_point, **own = &model->decimal_point;
  for (int i = 0; i <= &native->negative_sign - given; i++)
    if (strcmp(given[i], own[i]) != 0) SAME("a text of localeconv", given[i][0], own[i][0], "%d", i);
  same_bytes("what localeconv says", &native->int_frac_digits, &model->int_frac_digits,
             &native->int_n_sign_posn + 1 - &native->int_frac_digits);
}

/* Sets of signals by random steps; of their objects the part that the library uses. */
static void compare_signals(void) {
  sigset_t native, model;
  memset(&native, 0, sizeof native), memset(&model, 0, sizeof model);
  for (int steps = below(12); steps > 0; steps--) {
    int number = below(4) ? (int)below(68) - 1 : 30 + (int)below(6);
    int given = 0, own = 0;
    errno = 0;
    switch (below(5)) {
    case 0: given = sigemptyset(&native), own = tested_sigemptyset(&model); break;
    case 1: given = sigfillset(&native), own = tested_sigfillset(&model); break;
    case 2: given = sigaddset(&native, number), own = tested_sigaddset(&model, number); break;
    case 3: given = sigdelset(&native, number), own = tested_sigdelset(&model, number); break;
    default: given = sigismember(&native, number), own = tested_sigismember(&model, number); break;
    }
    SAME("a function of <signal.h>", given, own, "%d", number);
    same_bytes("a set of signals", (char *)&native, (char *)&model, 8);
  }
  int c = (int)below(600) - 200;
  SAME("isascii", isascii(c), tested_isascii(c), "%d", c);
  SAME("toascii", toascii(c), tested_toascii(c), "%d", c);
  FILE *const streams[] = {stdin, stdout, stderr};
  FILE *stream = streams[below(3)];
  SAME("fileno", fileno(stream), tested_fileno(stream), "");
}

static void compare_processes(void) {
  SAME("getpid", getpid(), tested_getpid(), "");
  SAME("getpagesize", getpagesize(), tested_getpagesize(), "");
  int from = below(2) ? STDOUT_FILENO : -1, to = below(2) ? 40 : -1;
  SAME("dup2", dup2(from, to), tested_dup2(from, to), "%d, %d", from, to);
  if (to >= 0) close(to);
  struct timespec before, now, after;
  clockid_t clock = below(2) ? CLOCK_MONOTONIC : below(2) ? CLOCK_REALTIME : 99;
  SAME("clock_gettime", clock_gettime(clock, &before), tested_clock_gettime(clock, &now), "%d", (int)clock);
  if (clock != CLOCK_MONOTONIC || clock_gettime(clock, &after)) return;
  double from_before = difftime(now.tv_sec, before.tv_sec) + (now.tv_nsec - before.tv_nsec) / 1e9;
  double to_after = difftime(after.tv_sec, now.tv_sec) + (after.tv_nsec - now.tv_nsec) / 1e9;
  SAME("clock_gettime", 1, from_before > -1e-9 && to_after > -1e-9, "a time between two");
}

MODEL(uname); MODEL(getcwd); MODEL(realpath); MODEL(fgetws);

int __eufonium_library_uname(struct utsname *to) { return uname(to); }

/* The last name of a file that the system gave. */
static char system_path[PATH_MAX];

static char *noted_path(char *path) {
  return path ? strcpy(system_path, path), path : NULL;
}

char *__eufonium_library_getcwd(char *to, size_t size) { return noted_path(getcwd(to, size)); }
char *__eufonium_library_realpath(const char *path, char *to) { return noted_path(realpath(path, to)); }
int __eufonium_length_of_path(void) { return PATH_MAX - 1; }
int __eufonium_path(char *to, size_t size) { return strlen(system_path) < size ? !strcpy(to, system_path) : 1; }
unsigned __eufonium_library_fgetwc(FILE *stream) { return fgetwc(stream); }

/* Whether a text is the expected one; it is freed if it is in an object of its own. */
static int is_text(const char *expected, char *given, const char *to) {
  int same = expected && given ? !strcmp(expected, given) : expected == given;
  if (given != to) free(given);
  return same;
}

static void compare_system(void) {
  struct utsname native, model;
  SAME("uname", uname(&native), tested_uname(&model), "");
  same_bytes("uname", &native, &model, sizeof native);
  char here[PATH_MAX], there[PATH_MAX], *to = below(2) ? there : NULL;
  if (!getcwd(here, sizeof here)) return;
  size_t needed = strlen(here) + 1, size = !to && below(2) ? 0 : needed - 1 + below(3);
  int fits = !size || size >= needed;
  errno = 0;
  char *given = tested_getcwd(to, size);
  int error = errno;
  SAME("getcwd", fits ? 0 : ERANGE, error, "%zu of %zu bytes", size, needed);
  SAME("getcwd", 1, is_text(fits ? here : NULL, given, to), "%zu of %zu bytes", size, needed);
  const char *path = below(2) ? "." : below(2) ? "/" : "/no such file";
  char *expected = realpath(path, here);
  given = tested_realpath(path, to);
  SAME("realpath", 1, is_text(expected, given, to), "%s", path);
}

/* ---- <time.h>: calendars ---- */

MODEL(gmtime); MODEL(gmtime_r); MODEL(timegm); MODEL(asctime); MODEL(asctime_r); MODEL(strftime);

struct tm *__eufonium_library_gmtime(const time_t *time) { return gmtime(time); }
struct tm *__eufonium_library_gmtime_r(const time_t *time, struct tm *to) { return gmtime_r(time, to); }
time_t __eufonium_library_timegm(struct tm *from) { return timegm(from); }
char *__eufonium_library_asctime(const struct tm *from) { return asctime(from); }
char *__eufonium_library_asctime_r(const struct tm *from, char *to) { return asctime_r(from, to); }
size_t __eufonium_library_strftime(char *to, size_t size, const char *format, const struct tm *from) {
  return strftime(to, size, format, from);
}

/* The fields as numbers. */
static int same_fields(const struct tm *a, const struct tm *b) {
  return a->tm_sec == b->tm_sec && a->tm_min == b->tm_min && a->tm_hour == b->tm_hour && a->tm_mday == b->tm_mday &&
         a->tm_mon == b->tm_mon && a->tm_year == b->tm_year && a->tm_wday == b->tm_wday && a->tm_yday == b->tm_yday &&
         a->tm_isdst == b->tm_isdst && a->tm_gmtoff == b->tm_gmtoff;
}

static void compare_calendars(void) {
  static const char letters[] = "aAbBcCdDeFgGhHIjmMnprRStTuUVwWxXyY%";
  /* Any time, one of the years that are texts, or one near the turn of a year. */
  long time = any();
  if (below(3)) time = (long)(any() % 284012568000ULL) - 30610224000;
  if (!below(3)) time = 31556952L * (long)below(400) + (long)below(1000000) - 500000;
  struct tm native, model;
  SAME("gmtime_r", gmtime_r(&time, &native) != NULL, tested_gmtime_r(&time, &model) != NULL, "%ld", time);
  if (!gmtime_r(&time, &native)) return;
  SAME("gmtime_r", 1, same_fields(&native, &model), "%ld", time);
  SAME("gmtime", 1, same_fields(gmtime(&time), tested_gmtime(&time)), "%ld", time);
  if (native.tm_year >= -900 && native.tm_year < 8100) {
    char expected[64] = {0}, given[64] = {0}, format[8];
    SAME("asctime", 0, strcmp(asctime(&native), tested_asctime(&native)), "%ld", time);
    SAME("asctime_r", 0, strcmp(asctime_r(&native, expected), tested_asctime_r(&native, given)), "%ld", time);
    snprintf(format, sizeof format, "<%%%c>", letters[below(sizeof letters - 1)]);
    size_t size = below(3) ? sizeof expected : below(12), length = strftime(expected, size, format, &native);
    SAME("strftime", length, tested_strftime(given, size, format, &native), "\"%s\" %ld", format, time);
    if (length) same_bytes(format, expected, given, length + 1);
  }
  if (below(2)) {
    native.tm_sec += (int)below(4000) - 2000;
    native.tm_min -= (int)below(4000);
    native.tm_hour += (int)below(400) - 200;
    native.tm_mday += (int)below(400) - 200;
    native.tm_mon += (int)below(100) - 50;
  }
  model = native;
  SAME("timegm", timegm(&native), tested_timegm(&model), "%ld", time);
  SAME("timegm", 1, same_fields(&native, &model), "%ld", time);
}

/* ---- <sys/uio.h>, <sys/socket.h> ---- */

MODEL(writev); MODEL(readv); MODEL(sendmsg);

/* What the models write, piece by piece. */
static char pieces_seen[64];
static size_t pieces_length;

ssize_t __eufonium_library_write(int to, const void *from, size_t size) {
  (void)to;
  memcpy(pieces_seen + pieces_length, from, size);
  pieces_length += size;
  return size;
}
ssize_t __eufonium_library_read(int from, void *to, size_t size) { return read(from, to, size); }
ssize_t __eufonium_library_writev(int to, const struct iovec *pieces, int count) { return writev(to, pieces, count); }
ssize_t __eufonium_library_sendmsg(int to, const struct msghdr *message, int flags) { return sendmsg(to, message, flags); }

/* Pieces that are sent through a socket of datagrams arrive as one, and are read in pieces again, by the library and by the model. */
static void compare_pieces(void) {
  int ends[2], count = 1 + below(4), length = 0;
  struct iovec pieces[4], places[4];
  char native[4][8] = {{0}}, model[4][8] = {{0}}, sent[32];
  if (socketpair(AF_UNIX, SOCK_DGRAM, 0, ends)) return;
  for (int i = 0; i < count; i++) {
    pieces[i] = (struct iovec){string_of("abc", 8), 0};
    pieces[i].iov_len = strlen(pieces[i].iov_base);
    memcpy(sent + length, pieces[i].iov_base, pieces[i].iov_len);
    length += pieces[i].iov_len;
    places[i] = (struct iovec){native[i], pieces[i].iov_len};
  }
  struct msghdr message = {.msg_iov = pieces, .msg_iovlen = count};
  pieces_length = 0;
  ssize_t given = below(2) ? tested_writev(ends[0], pieces, count) : tested_sendmsg(ends[0], &message, 0);
  SAME("writev, sendmsg", given, (ssize_t)pieces_length, "%d pieces", count);
  same_bytes("writev, sendmsg", sent, pieces_seen, length);
  SAME("readv", (ssize_t)length, readv(ends[1], places, count), "%d pieces", count);
  /* A pipe keeps what is left of a text that is not read at once. */
  int pipes[2];
  if (pipe(pipes)) return;
  if (length && write(pipes[1], sent, length) == length) {
    for (int i = 0; i < count; i++) places[i].iov_base = model[i];
    SAME("readv", (ssize_t)length, tested_readv(pipes[0], places, count), "%d pieces", count);
    same_bytes("readv", native, model, sizeof native);
  }
  for (int i = 0; i < 2; i++) close(ends[i]), close(pipes[i]);
}

#include "objects.c"

static void compare_wide_lines(void) {
  char *bytes = string_of("ab\n", 12);
  size_t length = strlen(bytes);
  FILE *native = stream_of(bytes, length), *model = stream_of(bytes, length);
  int size = 1 + below(6);
  for (int i = 0; i < 6; i++) {
    wchar_t own[6] = {0}, other[6] = {0};
    /* In an object for one character there is room for no character. */
    int expected = fgetws(own, size, native) != NULL;
    SAME("fgetws", expected, tested_fgetws(other, size, model) != NULL, "\"%s\", %d", bytes, size);
    if (expected) same_bytes("fgetws", own, other, sizeof own);
  }
  fclose(native);
  fclose(model);
}

int main(int argc, char **argv) {
  static void (*const all[])(void) = {
    compare_spans, compare_finds, compare_tokens, compare_copies, compare_orders, compare_bytes, compare_paths,
    compare_numbers, compare_decimals, compare_searches, compare_divisions, compare_wide, compare_wide_copies, compare_wide_tokens,
    compare_wide_classes, compare_atomic, compare_times, compare_byte_orders, compare_addresses, compare_hosts, compare_sequences, compare_reals, compare_reals, compare_prints, compare_prints, compare_prints, compare_scans, compare_scans, compare_scans, compare_long_prints,
    compare_binary_scans, compare_mathf, compare_math, compare_mathl, compare_neighbours, compare_options,
    compare_parts, compare_parts, compare_wide_parts, compare_multibyte, compare_multibyte_texts, compare_wide_numbers, compare_streams, compare_streams, compare_scanned, compare_written, compare_processes, compare_system, compare_calendars, compare_calendars, compare_pieces, compare_wide_lines, compare_locale, compare_signals, compare_trees, compare_tables,
    compare_queues, compare_threads, compare_mappings,
  };
  unsigned long long wanted = argc > 1 ? strtoull(argv[1], NULL, 10) : 10000;
  state = argc > 2 ? strtoull(argv[2], NULL, 10) : 1;
  state = state * 0x9e3779b97f4a7c15ULL + 1;
  while (calls < wanted) {
    all[below(sizeof all / sizeof *all)]();
    release();
  }
  printf("%llu calls gave the same, %llu numbers were not known\n", calls, unknown_numbers);
  return unknown_numbers > calls / 1000;
}

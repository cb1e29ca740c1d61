/*
 * Models of functions of <sys/mman.h> that map memory: a mapping is an object of whole pages, of zeros or of what a file holds, which nobody has to
 * give back, until it is taken away as a whole.
 *
 * Deliberately absent: places that a program asks for, parts of mappings that are taken away, and what stands in the way of an access: pages
 * behind the end of a file, and pages that may only be read. A program with several processes is not linked with these models.
 *
 * Source: POSIX.1-2017 (XSH); numbers of Linux.
 */

#include "types.h"

#define MODEL_PAGE 4096UL
#define MODEL_UNMAPPED ((void *)-1)
#define MAP_SHARED 1
#define MAP_PRIVATE 2
#define MAP_FIXED 0x10
#define MAP_ANONYMOUS 0x20
#define MAP_FIXED_NOREPLACE 0x100000

void *memset(void *to, int value, size_t size);
void memhavoc(void *to, size_t size);
void free(void *object);

/* A new object of whole pages, or null. */
void *__eufonium_pages(size_t size);

static size_t model_whole_pages(size_t size) {
  return (size + MODEL_PAGE - 1) & -MODEL_PAGE;
}

static void *model_map(size_t size, int flags, unsigned long long offset) {
  if (size == 0 || offset % MODEL_PAGE) return errno = EINVAL, MODEL_UNMAPPED;
  if (size > SIZE_MAX / 2) return errno = ENOMEM, MODEL_UNMAPPED;
  if (!(flags & (MAP_SHARED | MAP_PRIVATE))) return errno = EINVAL, MODEL_UNMAPPED;
  if (flags & (MAP_FIXED | MAP_FIXED_NOREPLACE)) __eufonium_unmodelled("a mapping at an address");
  size_t whole = model_whole_pages(size);
  void *made = __eufonium_pages(whole);
  if (made == NULL) return errno = ENOMEM, MODEL_UNMAPPED;
  if (flags & MAP_ANONYMOUS)
    memset(made, 0, whole);
  else
    memhavoc(made, whole);
  return made;
}

void *mmap(void *where, size_t size, int access, int flags, int file, long offset) {
  return model_map(size, flags, offset);
}

void *mmap64(void *where, size_t size, int access, int flags, int file, long long offset) {
  return model_map(size, flags, offset);
}

int munmap(void *mapping, size_t size) {
  if (size == 0 || (unsigned long)mapping % MODEL_PAGE) return errno = EINVAL, -1;
  size_t whole = model_whole_pages(size);
  if (!sea_is_dereferenceable(mapping, whole) || sea_is_dereferenceable(mapping, whole + 1))
    __eufonium_unmodelled("a part of a mapping that is taken away");
  free(mapping);
  return 0;
}

/*
 * Models of functions of the library of Rust by which vectors grow, and of which programs have no copy as the precompiled library has one. Their
 * symbols carry hashes; `lower/rust` knows them by their paths.
 *
 * The order of fields and of arguments is that of rustc since 1.78, where capacities came first in vectors as not all numbers are ones.
 *
 * Deliberately absent: allocators of the program.
 *
 * Source: library/alloc/src/raw_vec/mod.rs and library/core/src/alloc/layout.rs of Rust 1.95.
 */

#include "types.h"

void *__rust_alloc(size_t size, size_t align);
void *__rust_alloc_zeroed(size_t size, size_t align);
void *__rust_realloc(void *old, size_t size, size_t align, size_t new_size);

/* Panics: alloc::raw_vec::capacity_overflow and alloc::alloc::handle_alloc_error, by the symbols that older versions give them. */
void _ZN5alloc7raw_vec17capacity_overflow17h0000000000000000E(void);
void _ZN5alloc5alloc18handle_alloc_error17h0000000000000000E(size_t align, size_t size);

#define MODEL_MOST (SIZE_MAX >> 1)

struct model_vector {
  size_t capacity;
  char *elements;
};

struct model_bytes {
  struct model_vector vector;
  size_t length;
};

/* Result<(), TryReserveError>: what is no alignment is a case of its own; else there was no memory for an object of this alignment and size. */
struct model_reserved {
  size_t kind, size;
};

#define MODEL_RESERVED (MODEL_MOST + 2)
#define MODEL_OVERFLOW 0

/* Result<RawVecInner, TryReserveError> */
struct model_allocated {
  size_t failed;
  size_t capacity_or_kind;
  char *elements_or_size;
};

/* Whether so many elements are an object, of this many bytes. */
static int model_layout(size_t count, size_t align, size_t size, size_t *bytes) {
  size_t stride = (size + align - 1) & -align;
  return !__builtin_mul_overflow(stride, count, bytes) && *bytes <= MODEL_MOST + 1 - align;
}

struct model_reserved __eufonium_rust_grow_amortized(struct model_vector *vector, size_t length, size_t more, size_t align, size_t size) {
  struct model_reserved result = {MODEL_OVERFLOW, 0};
  size_t wanted, bytes, old;
  if (size == 0 || __builtin_add_overflow(length, more, &wanted)) return result;
  if (wanted < 2 * vector->capacity) wanted = 2 * vector->capacity;
  size_t least = size == 1 ? 8 : size <= 1024 ? 4 : 1;
  if (wanted < least) wanted = least;
  if (!model_layout(wanted, align, size, &bytes)) return result;
  model_layout(vector->capacity, align, size, &old);
  char *grown = vector->capacity ? __rust_realloc(vector->elements, old, align, bytes) : __rust_alloc(bytes, align);
  result.kind = grown ? MODEL_RESERVED : align;
  result.size = bytes;
  if (grown) {
    vector->elements = grown;
    vector->capacity = wanted;
  }
  return result;
}

static void model_fail(size_t kind, size_t size) {
  if (kind == MODEL_OVERFLOW) _ZN5alloc7raw_vec17capacity_overflow17h0000000000000000E();
  _ZN5alloc5alloc18handle_alloc_error17h0000000000000000E(kind, size);
}

void __eufonium_rust_reserve(struct model_vector *vector, size_t length, size_t more, size_t align, size_t size) {
  struct model_reserved result = __eufonium_rust_grow_amortized(vector, length, more, align, size);
  if (result.kind != MODEL_RESERVED) model_fail(result.kind, result.size);
}

void __eufonium_rust_grow_one_byte(struct model_vector *vector) {
  __eufonium_rust_reserve(vector, vector->capacity, 1, 1, 1);
}

void __eufonium_rust_reserve_bytes(struct model_bytes *bytes, size_t more) {
  if (more > bytes->vector.capacity - bytes->length) __eufonium_rust_reserve(&bytes->vector, bytes->length, more, 1, 1);
}

struct model_allocated __eufonium_rust_try_allocate(size_t capacity, _Bool zeroed, size_t align, size_t size) {
  struct model_allocated result = {1, MODEL_OVERFLOW, NULL};
  size_t bytes;
  if (!model_layout(capacity, align, size, &bytes)) return result;
  if (bytes == 0) {
    result.failed = 0;
    result.elements_or_size = (char *)align;
    return result;
  }
  char *made = zeroed ? __rust_alloc_zeroed(bytes, align) : __rust_alloc(bytes, align);
  result.failed = made == NULL;
  result.capacity_or_kind = made ? capacity : align;
  result.elements_or_size = made ? made : (char *)bytes;
  return result;
}

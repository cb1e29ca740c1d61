/*
 * Models of the functions to which compilers turn for atomic objects of any size, and of those of <stdatomic.h>, in a
 * program without threads.
 *
 * Compilers know these names; so the functions have others here, and the names are given to the linker.
 *
 * Deliberately absent: functions for objects of one size, which compilers put in place themselves but for the largest.
 *
 * Sources: ISO C17 7.17; GCC's manual of libatomic.
 */

#include "types.h"

#define MODEL_TEXT(name) #name
#define MODEL_NAMED(name) __asm__(MODEL_TEXT(name))

void model_atomic_load(size_t size, const void *object, void *to, int order) MODEL_NAMED(__atomic_load);
void model_atomic_store(size_t size, void *object, const void *value, int order) MODEL_NAMED(__atomic_store);
void model_atomic_exchange(size_t size, void *object, const void *value, void *old, int order)
    MODEL_NAMED(__atomic_exchange);
_Bool model_atomic_compare_exchange(size_t size, void *object, void *expected, const void *value, int success,
                                    int failure) MODEL_NAMED(__atomic_compare_exchange);
_Bool model_flag_test_and_set(volatile void *flag, int order) MODEL_NAMED(atomic_flag_test_and_set_explicit);
void model_flag_clear(volatile void *flag, int order) MODEL_NAMED(atomic_flag_clear_explicit);
_Bool model_flag_test_and_set_plain(volatile void *flag) MODEL_NAMED(atomic_flag_test_and_set);
void model_flag_clear_plain(volatile void *flag) MODEL_NAMED(atomic_flag_clear);

void model_atomic_load(size_t size, const void *object, void *to, int order) {
  (void)order;
  memcpy(to, object, size);
}

void model_atomic_store(size_t size, void *object, const void *value, int order) {
  (void)order;
  memcpy(object, value, size);
}

/* The old value may go where the new one is. */
void model_atomic_exchange(size_t size, void *object, const void *value, void *old, int order) {
  (void)order;
  char *bytes = object;
  for (size_t i = 0; i < size; i++) {
    char byte = bytes[i];
    bytes[i] = ((const char *)value)[i];
    ((char *)old)[i] = byte;
  }
}

_Bool model_atomic_compare_exchange(size_t size, void *object, void *expected, const void *value, int success,
                                    int failure) {
  (void)success, (void)failure;
  if (memcmp(object, expected, size) == 0) {
    memcpy(object, value, size);
    return 1;
  }
  memcpy(expected, object, size);
  return 0;
}

/* C17 7.17.8.1; the flag is a byte. */
_Bool model_flag_test_and_set(volatile void *flag, int order) {
  (void)order;
  char *byte = (char *)flag;
  _Bool was = *byte != 0;
  *byte = 1;
  return was;
}

void model_flag_clear(volatile void *flag, int order) {
  (void)order;
  *(char *)flag = 0;
}

_Bool model_flag_test_and_set_plain(volatile void *flag) {
  return model_flag_test_and_set(flag, 0);
}

void model_flag_clear_plain(volatile void *flag) {
  model_flag_clear(flag, 0);
}

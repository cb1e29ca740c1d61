/*
 * std::string as its headers lay it out, for models that read or change one.
 *
 * Source: <bits/basic_string.h> of the GNU library, with the ABI of C++11.
 */

#ifndef MODEL_BASIC_STRING_H
#define MODEL_BASIC_STRING_H

#include "types.h"

void *xmalloc(size_t size);
void free(void *object);

/* What std::string is: its characters are in the object itself as long as they are few. */
struct model_string {
  char *data;
  size_t size;
  union {
    char local[16];
    size_t capacity;
  };
};

/* Other characters in the place of those that a string has, in an object of the heap that is its own from now on. */
static void model_string_take(struct model_string *string, char *data, size_t size, size_t capacity) {
  /* No string has less room than there is in the object. */
  __VERIFIER_assume(capacity >= sizeof string->local - 1);
  if (string->data != string->local) free(string->data);
  string->data = data;
  string->size = size;
  string->capacity = capacity;
  data[size] = 0;
}

static void model_string_erase(struct model_string *string) {
  string->size = 0;
  string->data[0] = 0;
}

#endif

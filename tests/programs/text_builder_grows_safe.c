/* expect: safe; property: valid-memsafety; a text to which words are appended, in a block that grows */
#include <assert.h>
#include <stdlib.h>
#include <string.h>
extern int __VERIFIER_nondet_int(void);

struct text {
  char *bytes;
  size_t length, capacity;
};

static int append(struct text *text, const char *word, size_t n) {
  if (text->length + n > text->capacity) {
    size_t capacity = text->capacity ? text->capacity * 2 : 16;
    while (capacity < text->length + n) capacity *= 2;
    char *bytes = realloc(text->bytes, capacity);
    if (!bytes) return -1;
    text->bytes = bytes;
    text->capacity = capacity;
  }
  memcpy(text->bytes + text->length, word, n);
  text->length += n;
  return 0;
}

int main(void) {
  struct text text = {0};
  int m = __VERIFIER_nondet_int();
  for (int i = 0; i < m; i++) {
    if (append(&text, "hello", 5)) break;
    assert(text.length <= text.capacity);
  }
  free(text.bytes);
  return 0;
}

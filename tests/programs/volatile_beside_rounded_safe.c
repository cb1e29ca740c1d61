/* expect: safe; property: unreach-call; objects of the program that are read through pointers to volatile ones, where another pointer is rounded up by its number */
#include <assert.h>
#include <stdint.h>
static char *aligned(char *p) { return (char *)(((uintptr_t)p + 7) & ~(uintptr_t)7); }
static int differ(const void *left, const void *right, unsigned size) {
  const volatile unsigned char *a = left, *b = right;
  unsigned char bits = 0;
  for (unsigned i = 0; i < size; i++) bits |= a[i] ^ b[i];
  return bits;
}
int main(void) {
  static char buffer[32];
  char x[4] = "abc", y[4] = "abc";
  char *start = aligned(buffer);
  *start = 1;
  assert(!differ(x, y, 4));
  return *start;
}

/*
 * Models of functions of <ctype.h> that C does not know and the checker has no operator for.
 *
 * Source: POSIX.1-2008 (XSH).
 */

#include "types.h"

int isascii(int c) {
  return (c & ~0x7f) == 0;
}

int toascii(int c) {
  return c & 0x7f;
}

/* expect: safe: N=12; unsafe: N=21; destructors of all files run when main has returned, behind what atexit notes, the greatest number first */
#include <stdlib.h>
void reach_error(void);
int order;
static void noted(void) { order = 0; }
__attribute__((destructor(101))) static void last(void) {
  if (order != N) reach_error();
}
int main(void) {
  order = 7;
  atexit(noted);
  return 0;
}

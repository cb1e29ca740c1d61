/* expect: unknown; property: unreach-call; whether the error is reached depends on what a function of the library gives */
#include <math.h>
extern void reach_error(void);
int main(void) {
  if (j0(1.5) > 1) reach_error();
  return 0;
}

/* expect: unknown; property: unreach-call; whether the error is reached depends on what a function of the library gives */
#include <math.h>
extern void reach_error(void);
int main(void) {
  if (expf(-1.5f) > 1) reach_error();
  return 0;
}

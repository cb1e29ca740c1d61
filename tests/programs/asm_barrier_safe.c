/* expect: safe; property: unreach-call; templates without instructions, and such as do not concern one thread */
#include <assert.h>

extern int __VERIFIER_nondet_int(void);

struct pair { int first, second; };

int main(void) {
  int x = __VERIFIER_nondet_int(), y, z;
  long wide = x;
  struct pair pair = { x, 1 };
  double number = 1.5;
  char *text = "abc";
  __asm__("" : "=r"(y) : "0"(x));
  __asm__ volatile("" : "+r"(x), "+m"(pair), "+g"(wide) : : "memory");
  __asm__ volatile("rep; nop\n\tmfence" : "=r"(z), "+x"(number) : "0"((char)5));
  __asm__("" : "=X"(text) : "0"(text));
  assert(x == y && pair.first == y && wide == y && z == 5);
  assert(number == 1.5 && text[1] == 'b');
  return 0;
}

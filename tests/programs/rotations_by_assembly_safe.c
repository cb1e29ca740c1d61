/* expect: safe; property: unreach-call; rotations by inline assembly of x86, as libraries of ciphers write them */
#include <assert.h>
#include <stdint.h>
extern int __VERIFIER_nondet_int(void);
static inline uint32_t rol(uint32_t word, int distance) {
  __asm__("roll %%cl,%0" : "=r"(word) : "0"(word), "c"(distance));
  return word;
}
static inline uint64_t ror64(uint64_t word, int distance) {
  __asm__("rorq %%cl,%0" : "=r"(word) : "0"(word), "c"(distance));
  return word;
}
static inline uint32_t rol5(uint32_t word) {
  __asm__("roll $5,%0" : "+r"(word));
  return word;
}
int main(void) {
  uint32_t x = __VERIFIER_nondet_int();
  int n = __VERIFIER_nondet_int();
  assert(rol(0x80000001u, 4) == 0x18 && ror64(1, 1) == 0x8000000000000000u);
  assert(rol(x, 37) == rol5(x) && rol(x, 0) == x);
  if (n > 0 && n < 32) assert(rol(x, n) == (x << n | x >> (32 - n)));
  return 0;
}

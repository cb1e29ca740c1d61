/* expect: unknown; property: unreach-call; what assembly writes is not modelled */
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);

int main(void) {
  int x = __VERIFIER_nondet_int(), y = x;
  if (x == y) __asm__ volatile("incl %0" : "+m"(x) : : "memory");
  if (x != y) reach_error();
  return 0;
}

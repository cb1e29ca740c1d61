/* expect: safe; property: valid-deref; an index may lead out of an array, but not out of the structure that it is a part of, which is said */
extern int __VERIFIER_nondet_int(void);

struct ring {
  unsigned char bytes[4];
  int head;
};

int main(void) {
  struct ring ring = {{0}, 0};
  int i = __VERIFIER_nondet_int();
  if (i < 0 || i > 4) return 0;
  ring.bytes[i] = 1;
  return ring.head;
}

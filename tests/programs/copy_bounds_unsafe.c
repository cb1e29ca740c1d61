/* expect: unsafe; property: memory-access; a copy of as many bytes as both objects have */
extern unsigned char __VERIFIER_nondet_uchar(void);
extern void *memcpy(void *, const void *, __SIZE_TYPE__);

struct header { int length; char body[4]; };

int main(void) {
  struct header h = { __VERIFIER_nondet_uchar(), "abc" };
  char out[4];
  if (h.length > 5) h.length = 4;
  memcpy(out, h.body, h.length);
  return 0;
}

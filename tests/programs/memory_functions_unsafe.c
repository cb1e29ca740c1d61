/* expect: unsafe; property: unreach-call; memcpy, memmove and memset */
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern void *memcpy(void *, const void *, __SIZE_TYPE__);
extern void *memmove(void *, const void *, __SIZE_TYPE__);
extern void *memset(void *, int, __SIZE_TYPE__);

int main(void) {
  char a[8] = "abcdefg", b[8];
  memcpy(b, a, 8);
  memmove(a + 1, a, 4);
  if (a[1] != 'a' || a[4] != 'd' || a[5] != 'f') reach_error();
  memset(b + 2, 'x', 4);
  if (b[1] != 'b' || b[2] != 'x' || b[4] != 'x' || b[5] != 'f') reach_error();
  int k = __VERIFIER_nondet_int(), n = 0;
  memcpy(&n, &k, sizeof n);
  if (n != k) reach_error();
  return 0;
}

/* expect: safe; property: unreach-call; pointers to locals and globals as arguments */
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);

int global = 3;

void swap(int *a, int *b) {
  int t = *a;
  *a = *b;
  *b = t;
}

int main(void) {
  int local = __VERIFIER_nondet_int(), old = local;
  swap(&local, &global);
  if (local != 3 || global != old) reach_error();
  swap(&local, &local);
  if (local != 3) reach_error();
  return 0;
}

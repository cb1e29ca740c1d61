/* expect: safe; property: unreach-call; loops made of goto, left from the inside of two */
extern void reach_error(void);
extern _Bool __VERIFIER_nondet_bool(void);

int main(void) {
  int i = 0, j;
outer:
  j = 0;
inner:
  if (__VERIFIER_nondet_bool()) goto done;
  if (j < i) {
    j++;
    goto inner;
  }
  i++;
  if (i < 1000) goto outer;
done:
  if (i > 1000 || j > i) reach_error();
  return 0;
}

/* expect: safe; property: unreach-call; a loop that is also left early: what it found is used behind it */
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
int table[8];
int main(void) {
  for (int i = 0; i < 8; i++) table[i] = __VERIFIER_nondet_int();
  int key = __VERIFIER_nondet_int(), found = -1, i;
  for (i = 0; i < 8; i++) {
    if (table[i] == key) {
      found = i;
      break;
    }
  }
  if (found >= 0 && table[found] != key) reach_error();
  if (found < 0 && i != 8) reach_error();
  for (int k = 0; k < i; k++)
    if (table[k] == key) reach_error();
  return 0;
}

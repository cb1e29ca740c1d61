/* expect: safe; property: unreach-call; a pointer that is changed through another one */
extern void reach_error(void);
extern _Bool __VERIFIER_nondet_bool(void);

int a = 1, b = 2;

void retarget(int **p, int *to) { *p = to; }

int main(void) {
  int *p = &a;
  int **pp = &p;
  if (__VERIFIER_nondet_bool()) retarget(pp, &b);
  **pp = 9;
  if (p == &b && (a != 1 || b != 9)) reach_error();
  if (p == &a && (a != 9 || b != 2)) reach_error();
  if (p != &a && p != &b) reach_error();
  return 0;
}

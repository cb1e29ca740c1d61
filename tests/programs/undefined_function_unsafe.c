/* expect: unsafe; property: unreach-call; a function without definition returns anything and writes nothing of ours */
extern void reach_error(void);
extern int unknown(int *p);

int kept = 3;

int main(void) {
  int x = 1;
  int r = unknown(&x);
  if (kept != 3) reach_error();
  if (r == 7 && x == 1) reach_error();
  return 0;
}

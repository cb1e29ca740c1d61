/* expect: safe; property: unreach-call; a function without definition returns anything and writes nothing that it is not given */
extern void reach_error(void);
extern int unknown(const int *p);

int kept = 3;

int main(void) {
  int x = 1;
  int r = unknown(&x);
  if (kept != 3) reach_error();
  if (r == 7 && x != 1) reach_error();
  return 0;
}

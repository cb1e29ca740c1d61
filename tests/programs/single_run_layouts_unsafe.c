/* expect: unsafe; property: unreach-call; where objects lie is no choice of the program, and yet there are several runs, the other way round */
extern void reach_error(void);
int main(void) {
  int a[4] = {0}, b[4] = {0};
  if ((unsigned long)a < (unsigned long)b) reach_error();
  return a[0] + b[0];
}

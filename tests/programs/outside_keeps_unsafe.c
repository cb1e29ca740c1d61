/* expect: unsafe; property: unreach-call; what was given once may be written by a later call */
extern void reach_error(void);
extern void keep(int *);
extern void tick(void);
int main(void) {
  int x = 0;
  keep(&x);
  x = 0;
  tick();
  if (x) reach_error();
  return 0;
}

/* expect: unsafe; property: unreach-call; volatile variables keep what is written */
extern void reach_error(void);

int main(void) {
  volatile int v = 3;
  v = v + 2;
  if (v != 4) reach_error();
  return 0;
}

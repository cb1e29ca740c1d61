/* expect: unsafe; property: unreach-call; each call has its own local */
extern void reach_error(void);

int deepest(int *above, int n) {
  int mine = n;
  if (above && mine != *above) reach_error();
  if (n == 0) return mine;
  return deepest(&mine, n - 1) + (mine - n);
}

int main(void) {
  if (deepest(0, 3) != 0) reach_error();
  return 0;
}

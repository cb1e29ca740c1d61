/* expect: safe; property: memory-access; the local of a function that has returned */
int *keep;

int set(int n) {
  int local = n;
  keep = &local;
  return *keep;
}

int main(void) {
  int r = set(4);
  int other = 0;
  keep = &other;
  return r + *keep;
}

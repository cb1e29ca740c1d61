/* expect: unsafe; property: valid-deref; an access far behind an array, in a program without choices */
static void clear(int *p) {
  p[1000] = 0;
}
int main(void) {
  int a[5], b[5000];
  clear(a);
  return 0;
}

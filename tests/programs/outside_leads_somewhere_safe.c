/* expect: safe; property: valid-deref; there are objects that a pointer which the outside stored may lead to */
extern int *found;
int main(void) {
  int v[2];
  v[found ? 1 : 0] = 1;
  return 0;
}

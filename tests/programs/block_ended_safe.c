/* expect: safe; property: valid-deref; a pointer to the local of a block is used in the block */
int main() {
  int *p;
  int r;
  {
    int x = 1;
    p = &x;
    r = *p;
  }
  return r;
}

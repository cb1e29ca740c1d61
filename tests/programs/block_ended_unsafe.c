/* expect: unsafe; property: valid-deref; a pointer to the local of a block is used behind the block */
int main() {
  int *p;
  {
    int x = 1;
    p = &x;
  }
  return *p;
}

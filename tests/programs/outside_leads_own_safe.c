/* expect: safe; property: valid-deref; a pointer that the program stored leads where the program says */
extern int *slot;
int object;
int function(void) { return 1; }
int main(void) {
  slot = (int *)&object;
  if (slot) return *slot;
  return function();
}

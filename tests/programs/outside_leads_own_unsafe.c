/* expect: unsafe; property: valid-deref; a pointer that the program stored may lead to a function */
extern int *slot;
int object;
int function(void) { return 1; }
int main(void) {
  slot = (int *)&function;
  if (slot) return *slot;
  return function();
}

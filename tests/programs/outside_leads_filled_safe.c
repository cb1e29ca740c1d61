/* expect: safe; property: valid-deref; what the outside stores in a variable of the program leads to an object, if to anything */
extern void fill(int **);
int *slot;
int main(void) {
  fill(&slot);
  return slot ? *slot : 0;
}

/* expect: unsafe; property: valid-deref; what the outside stores in a variable of the program may be null */
extern void fill(int **);
int *slot;
int main(void) {
  fill(&slot);
  return *slot;
}

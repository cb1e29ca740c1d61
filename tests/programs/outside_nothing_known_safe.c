/* expect: safe; property: valid-deref; the outside knows no object that it could give, but null, which is looked for */
extern int *get(void);

int main(void) {
  int *p = get();
  if (p) *p = 5;
  return 0;
}

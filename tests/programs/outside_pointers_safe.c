/* expect: safe; property: unreach-call; a pointer from outside does not lead to what the outside does not know */
extern void reach_error(void);
extern int *find(void);
int main(void) {
  int own = 1;
  int *p = find();
  if (p) *p = 2;
  if (own != 1) reach_error();
  return 0;
}

/* expect: unsafe; property: unreach-call; what an external pointer leads to has any contents */
extern void reach_error(void);
struct point { int x; char tag; int v[3]; };
extern struct point *origin;
int main(void) {
  if (origin && origin->v[2] == 5 && origin->tag == 'c') reach_error();
  return 0;
}

/* expect: safe; property: unreach-call; what an external pointer leads to stays as it is without a call */
extern void reach_error(void);
struct point { int x; char tag; int v[3]; };
extern struct point *origin;
int main(void) {
  if (!origin) return 0;
  int seen = origin->v[2];
  if (origin->tag == 'c' && seen != origin->v[2]) reach_error();
  return 0;
}

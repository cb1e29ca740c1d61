/* expect: unknown; property: unreach-call; the same seed begins the same sequence again */
extern void reach_error(void);
extern void srand(unsigned);
extern int rand(void);

int main(void) {
  srand(42);
  int first = rand();
  srand(42);
  if (rand() != first) reach_error();
  return 0;
}

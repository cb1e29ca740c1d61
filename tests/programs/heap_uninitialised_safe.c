/* expect: safe; property: unreach-call; what malloc gives may hold anything, zero or not */
extern void reach_error(void);
extern void *calloc(__SIZE_TYPE__, __SIZE_TYPE__);

int main(void) {
  char *p = calloc(1, 3);
  p[0] = 1;
  if (p[2] == 5) reach_error();
  return 0;
}

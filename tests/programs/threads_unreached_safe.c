/* expect: safe; property: unreach-call; a thread, where no run starts it */
extern void reach_error(void);
extern int pthread_create(unsigned long *, const void *, void *(*)(void *), void *);

int shared;

void *work(void *p) {
  shared = 1;
  return p;
}

int main(void) {
  unsigned long id;
  int x = 0;
  if (x) pthread_create(&id, 0, work, 0);
  if (shared) reach_error();
  return 0;
}

/* expect: unknown; property: unreach-call; the only assertion is in a function that a thread begins with */
#include <assert.h>
#include <pthread.h>

static void *worker(void *argument) {
  assert(argument == 0);
  return 0;
}

int main(void) {
  pthread_t thread;
  int number;
  pthread_create(&thread, 0, worker, &number);
  pthread_join(thread, 0);
  return 0;
}

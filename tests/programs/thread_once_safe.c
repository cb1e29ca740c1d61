/* expect: safe; property: unreach-call; a function is called once, and a thread has values of its own */
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

static pthread_once_t once = PTHREAD_ONCE_INIT;
static pthread_key_t key;
static int calls;

static void start(void) {
  calls++;
  assert(pthread_key_create(&key, free) == 0);
}

static int *own(void) {
  pthread_once(&once, start);
  int *value = pthread_getspecific(key);
  if (!value) {
    value = calloc(1, sizeof *value);
    if (!value) exit(1);
    pthread_setspecific(key, value);
  }
  return value;
}

int main(void) {
  *own() = 4;
  assert(*own() == 4);
  assert(calls == 1);
  return 0;
}

/*
 * Models of functions of <pthread.h> and <threads.h> that give a thread what is its own, or are called once, in programs with one thread.
 *
 * Functions that are given to end the values of a thread are called where one ends by pthread_exit alone; programs that call it are not linked with these
 * models.
 *
 * Deliberately absent: all that needs a second thread, and locks, of which the checker says what they return.
 *
 * Sources: POSIX.1-2017 (XSH); ISO C17 7.26.
 */

#include "types.h"

/* Those of the GNU C Library. */
#define MODEL_KEYS 1024

static const void *model_values[MODEL_KEYS];
static unsigned char model_is_key[MODEL_KEYS];

int pthread_key_create(unsigned *key, void (*end)(void *)) {
  for (unsigned i = 0; i < MODEL_KEYS; i++) {
    if (model_is_key[i]) continue;
    model_is_key[i] = 1;
    model_values[i] = NULL;
    *key = i;
    return 0;
  }
  return EAGAIN;
}

int pthread_key_delete(unsigned key) {
  if (key >= MODEL_KEYS || !model_is_key[key]) return EINVAL;
  model_is_key[key] = 0;
  return 0;
}

int pthread_setspecific(unsigned key, const void *value) {
  if (key >= MODEL_KEYS || !model_is_key[key]) return EINVAL;
  model_values[key] = value;
  return 0;
}

void *pthread_getspecific(unsigned key) {
  return key < MODEL_KEYS && model_is_key[key] ? (void *)model_values[key] : NULL;
}

/* As <threads.h> has them. */
enum { MODEL_SUCCESS, MODEL_ERROR = 2 };

int tss_create(unsigned *key, void (*end)(void *)) {
  return pthread_key_create(key, end) == 0 ? MODEL_SUCCESS : MODEL_ERROR;
}

void tss_delete(unsigned key) {
  pthread_key_delete(key);
}

int tss_set(unsigned key, void *value) {
  return pthread_setspecific(key, value) == 0 ? MODEL_SUCCESS : MODEL_ERROR;
}

void *tss_get(unsigned key) {
  return pthread_getspecific(key);
}

/* What says that all is done, once it is. */
#define MODEL_DONE 2

int pthread_once(int *done, void (*act)(void)) {
  if (*done == MODEL_DONE) return 0;
  act();
  *done = MODEL_DONE;
  return 0;
}

void call_once(int *done, void (*act)(void)) {
  pthread_once(done, act);
}

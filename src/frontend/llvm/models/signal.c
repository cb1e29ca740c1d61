/*
 * Models of functions of <signal.h> on sets of signals.
 *
 * A set has a bit for each signal, the lowest for signal 1. Of its object the first 64 bits count; no program sees the rest. Signals 32
 * and 33 are the library's own: no set that it fills has them, and it puts them into none.
 *
 * Deliberately absent: what signals do.
 *
 * Sources: POSIX.1-2017 (XSH); the GNU C Library.
 */

#include "types.h"

#define MODEL_SIGNALS 64
#define MODEL_WORD (8 * sizeof(unsigned long))

typedef unsigned long sigset_t;

static int model_is_signal(int number) {
  return number > 0 && number <= MODEL_SIGNALS && number != 32 && number != 33;
}

int sigemptyset(sigset_t *set) {
  if (set == NULL) return errno = EINVAL, -1;
  for (size_t i = 0; i < MODEL_SIGNALS / MODEL_WORD; i++) set[i] = 0;
  return 0;
}

static int model_change(sigset_t *set, int number, int add) {
  if (set == NULL || !model_is_signal(number)) return errno = EINVAL, -1;
  unsigned long bit = 1UL << ((number - 1) % MODEL_WORD);
  unsigned long *word = set + (number - 1) / MODEL_WORD;
  *word = add ? *word | bit : *word & ~bit;
  return 0;
}

int sigaddset(sigset_t *set, int number) {
  return model_change(set, number, 1);
}

int sigdelset(sigset_t *set, int number) {
  return model_change(set, number, 0);
}

int sigfillset(sigset_t *set) {
  if (set == NULL) return errno = EINVAL, -1;
  for (size_t i = 0; i < MODEL_SIGNALS / MODEL_WORD; i++) set[i] = ~0UL;
  set[31 / MODEL_WORD] &= ~(1UL << 31 % MODEL_WORD);
  set[32 / MODEL_WORD] &= ~(1UL << 32 % MODEL_WORD);
  return 0;
}

int sigismember(const sigset_t *set, int number) {
  if (set == NULL || number <= 0 || number > MODEL_SIGNALS) return errno = EINVAL, -1;
  return set[(number - 1) / MODEL_WORD] >> ((number - 1) % MODEL_WORD) & 1;
}

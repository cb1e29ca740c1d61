/* The transition relation of "EUFORIA" (VMCAI 2019), section 2.2, as a program: a' = x, x' = x > a ? x : 1 + a, with a protocol of
   locks beside it. The property is about the locks alone; what is computed does not matter, so the engine reads > and + as
   uninterpreted. Safe.

   eufonium verify --engine euforia examples/programs/control.c */
extern unsigned nondet(void);
extern void reach_error(void);

static int locked;

static void lock(void) {
  if (locked) reach_error();
  locked = 1;
}

static void unlock(void) {
  if (!locked) reach_error();
  locked = 0;
}

int main(void) {
  unsigned x = nondet(), a = nondet();
  while (nondet()) {
    int large = x > a;
    if (large) lock();
    unsigned next = large ? x : 1 + a;
    a = x * next;
    x = next;
    if (large) unlock();
  }
  if (locked) reach_error();
  return 0;
}

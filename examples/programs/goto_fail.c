/* The "goto fail" bug in the small: one line too much, and the check is never made ("EUFORIA", VMCAI 2019, section 1).
   The property is one of control: whenever g() returns 0, f() was called. Unsafe; without the line marked below it is safe
   (-D FIXED).

   eufonium verify examples/programs/goto_fail.c
   eufonium verify -D FIXED examples/programs/goto_fail.c */
extern int nondet(void);
extern void reach_error(void);

static int f_was_called;

static int f(void) {
  f_was_called = 1;
  return nondet();
}

static int g(void) {
  int ret = 0;
  if ((ret = nondet()) != 0)
    goto out;
#ifndef FIXED
    goto out; /* added inadvertently */
#endif
  ret = f();
out:
  return ret;
}

int main(void) {
  if (g() == 0 && !f_was_called) reach_error();
  return 0;
}

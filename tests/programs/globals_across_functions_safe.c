/* expect: safe; property: unreach-call; functions that read and write globals */
extern void reach_error(void);
extern _Bool __VERIFIER_nondet_bool(void);
extern int __VERIFIER_nondet_int(void);

static int balance, limit = 100;

static void deposit(int n) {
  if (n > 0 && n <= limit - balance) balance += n;
}

static void withdraw(int n) {
  if (n > 0 && n <= balance) balance -= n;
}

int main(void) {
  while (__VERIFIER_nondet_bool()) {
    if (__VERIFIER_nondet_bool()) deposit(__VERIFIER_nondet_int());
    else withdraw(__VERIFIER_nondet_int());
    if (balance < 0 || balance > limit) reach_error();
  }
  return 0;
}

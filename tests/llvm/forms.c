/* The program behind forms.bc and forms.ll, which hold the same module: clang-14 -O1 -g -c -emit-llvm, then llvm-dis. */
struct list {
  int value;
  struct list *next;
};
struct big {
  long a[4];
};
static const char text[] = "forms";
static const short numbers[3] = {1, -2, 3};
struct list last = {7, 0}, first = {-1, &last};
double half = 0.5;
extern int any(const char *, ...);
extern void stop(void) __attribute__((noreturn));
extern long sum(struct big);

int length(const struct list *l) {
  int n = 0;
  for (; l; l = l->next) {
    n += l->value;
  }
  return n;
}

long choose(unsigned kind, struct big *b, long double x) {
  switch (kind) {
  case 0:
    return length(&first);
  case 1:
    return sum(*b);
  case 77:
    half = half / 3 - (double)x;
    return any(text, numbers[any("")], half);
  case 4:
    __asm__ volatile("nop" : : : "memory");
    return __sync_fetch_and_add(&b->a[1], 2) + __sync_val_compare_and_swap(&b->a[2], 0, 1);
  default:
    stop();
  }
}

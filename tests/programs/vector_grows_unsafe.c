/* expect: unsafe; property: valid-deref; a vector that grows by realloc, and is written to before it does */
typedef unsigned long size_t;
void *realloc(void *, size_t);
void free(void *);
extern int __VERIFIER_nondet_int(void);

int main(void) {
  int *data = 0;
  size_t length = 0, capacity = 0;
  int count = __VERIFIER_nondet_int();
  for (int i = 0; i < count; i++) {
    if (length > capacity || !capacity) {
      size_t larger = capacity ? capacity * 2 : 4;
      if (larger > 1000000) break;
      int *moved = realloc(data, larger * sizeof *moved);
      if (!moved) break;
      data = moved;
      capacity = larger;
    }
    data[length++] = i;
  }
  free(data);
  return 0;
}

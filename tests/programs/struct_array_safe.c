/* expect: safe; property: unreach-call; an array of structs, and a pointer to one of them */
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);

struct item { int key; int count; };

struct item table[4] = { { 10, 0 }, { 20, 0 }, { 30, 0 } };

int main(void) {
  int key = __VERIFIER_nondet_int();
  struct item *found = 0;
  for (int i = 0; i < 4; i++)
    if (table[i].key == key) found = &table[i];
  if (!found) return 0;
  found->count++;
  if (key == 20 && (table[1].count != 1 || table[0].count + table[2].count)) reach_error();
  if (key != 10 && key != 20 && key != 30 && found != table + 3) reach_error();
  return 0;
}

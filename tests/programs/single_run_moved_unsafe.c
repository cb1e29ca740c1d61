/* expect: unsafe; property: unreach-call; tables that grow keep the pointers in them, and so do exchanges byte by byte */
extern void reach_error(void);
extern void *malloc(__SIZE_TYPE__);
extern void *realloc(void *, __SIZE_TYPE__);

struct entry {
  int *value;
  int key;
};

static struct entry *table;
static int count, room;

static void add(int key) {
  if (count == room) {
    room = room ? 2 * room : 1;
    table = realloc(table, room * sizeof *table);
  }
  int *value = malloc(sizeof *value);
  *value = 3 * key;
  table[count].value = value;
  table[count++].key = key;
}

static void exchange(void *a, void *b, int size) {
  for (char *x = a, *y = b; size > 0; size--) {
    int c = *x;
    *x++ = *y;
    *y++ = c;
  }
}

int main(void) {
  for (int i = 0; i < 41; i++) add(i);
  for (int i = 0, j = count - 1; i < j; i++, j--) exchange(table + i, table + j, sizeof *table);
  for (int i = 0; i < count; i++) {
    if (table[i].key != 39 - i || *table[i].value != 3 * (39 - i)) reach_error();
  }
  return 0;
}

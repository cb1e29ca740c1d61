/* expect: safe; property: valid-deref; a hash table with chains of any length */
#include <stdlib.h>

#define SIZE 128

int __VERIFIER_nondet_int(void);

struct entry {
    int key, value;
    struct entry *next;
};

static struct entry *table[SIZE];

static struct entry *find(int key) {
    for (struct entry *e = table[(unsigned)key % SIZE]; e; e = e->next)
        if (e->key == key)
            return e;
    return NULL;
}

static void put(int key, int value) {
    struct entry *e = find(key);
    if (!e) {
        e = malloc(sizeof *e);
        if (!e)
            return;
        e->key = key;
        e->next = table[(unsigned)key % SIZE];
        table[(unsigned)key % SIZE] = e;
    }
    e->value = value;
}

int main(void) {
    int command, found = 0;
    while ((command = __VERIFIER_nondet_int()) != 0) {
        if (command > 0) {
            put(__VERIFIER_nondet_int(), command);
        } else {
            struct entry *e = find(__VERIFIER_nondet_int());
            found |= e && e->value == command;
        }
    }
    return found;
}

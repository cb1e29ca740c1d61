/* expect: unsafe; property: valid-deref; a hash table in which removed entries are marked by a small number in place of a pointer */
#include <stddef.h>

extern void reach_error(void);

#define REMOVED ((char *)1)
#define N 8

static char *slots[N];

static unsigned hash(const char *s) {
    unsigned h = 5381;
    while (*s) h = h * 33 + (unsigned char)*s++;
    return h;
}

static int same(const char *a, const char *b) {
    while (*a && *a == *b) {
        a++;
        b++;
    }
    return *a == *b;
}

static int put(char *s) {
    unsigned h = hash(s);
    for (int i = 0; i < N; i++) {
        unsigned k = (h + i) % N;
        if (slots[k] == NULL || slots[k] == REMOVED) {
            slots[k] = s;
            return k;
        }
    }
    return -1;
}

static int find(const char *s) {
    unsigned h = hash(s);
    for (int i = 0; i < N; i++) {
        unsigned k = (h + i) % N;
        if (!slots[k]) return -1;
        if (same(slots[k], s)) return k;
    }
    return -1;
}

int main(void) {
    if (put("alpha") < 0 || put("beta") < 0) reach_error();
    int k = find("alpha");
    if (k < 0) reach_error();
    slots[k] = REMOVED;
    if (find("alpha") >= 0) reach_error();
    if (find("beta") < 0) reach_error();
    return 0;
}

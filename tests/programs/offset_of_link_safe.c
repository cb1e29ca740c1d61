/* expect: safe; property: unreach-call; elements are found from their links by an offset that is computed, as in hash tables of headers */
#include <assert.h>
#include <stddef.h>
extern int __VERIFIER_nondet_int(void);

struct link {
    struct link *next;
    unsigned hash;
};
struct element {
    int id, value;
    struct link link;
};

static struct link *table[32];
static ptrdiff_t offset;

static void add(struct element *e) {
    e->link.hash = e->id;
    e->link.next = table[e->id & 31];
    table[e->id & 31] = &e->link;
}

static struct element *find(int id) {
    struct link *p = table[id & 31];
    while (p && p->hash != (unsigned)id)
        p = p->next;
    return p ? (struct element *)((char *)p - offset) : 0;
}

int main(void) {
    struct element a, b;
    offset = (char *)&a.link - (char *)&a;
    a.id = __VERIFIER_nondet_int();
    b.id = __VERIFIER_nondet_int();
    if (a.id == b.id)
        return 0;
    add(&a);
    add(&b);
    assert(find(b.id) == &b);
    assert(find(a.id) == &a);
    return 0;
}

/* expect: safe; property: unreach-call; errors come back as pointers, as systems' code does it: no object lies where they are */
#include <errno.h>
#include <stdlib.h>

extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);

#define IS_ERR(p) ((unsigned long)(p) >= (unsigned long)-4095)

struct device {
    int id;
    int users;
};

static struct device pool[4];
static int used;

static struct device *find(int id) {
    if (id < 0 || id > 3) return (void *)(long)-ENOENT;
    if (used & 1 << id) return (void *)(long)-EBUSY;
    used |= 1 << id;
    return &pool[id];
}

static struct device *make(int id) {
    struct device *d = malloc(sizeof *d);
    if (!d) return (void *)(long)-ENOMEM;
    d->id = id;
    d->users = 0;
    return d;
}

static int open(struct device *d) {
    if (IS_ERR(d)) return (long)d;
    d->users++;
    return 0;
}

int main(void) {
    struct device *a = find(__VERIFIER_nondet_int()), *b = find(__VERIFIER_nondet_int()), *c = make(7);
    int r = open(a), s = open(b), t = open(c);
    if (r > 0 || s > 0 || t > 0) reach_error();
    if (s && s != -ENOENT && s != -EBUSY) reach_error();
    if (!IS_ERR(a) && !IS_ERR(b)) {
        if (r || s || a == b) reach_error();
        if (a->users != 1 || b->users != 1) reach_error();
    }
    if (!t && c->id != 7) reach_error();
    return 0;
}

/* expect: unsafe; property: unreach-call; an array grows while it is set up, then it is used as long as there is input */
#include <stdlib.h>
#include <string.h>

extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);

struct item {
    char *name;
    int price;
    int stock;
};

static struct item *items;
static int count, room;

static void add(const char *name, int price, int stock) {
    if (count == room) {
        room = room ? 2 * room : 2;
        items = realloc(items, room * sizeof *items);
        if (!items) abort();
    }
    items[count].name = strdup(name);
    items[count].price = price;
    items[count].stock = stock;
    count++;
}

int main(void) {
    add("bolt", 25, 100);
    add("nut", 10, 200);
    add("gear", 1250, 5);
    add("axle", 3000, 2);
    add("belt", 775, 9);
    if (strcmp(items[2].name, "gear") != 0) reach_error();
    while (__VERIFIER_nondet_int()) {
        int k = __VERIFIER_nondet_int();
        if (k < 0 || k >= count) continue;
        if (items[k].stock > 0) items[k].stock--;
        if (items[k].stock < 0 || items[k].price <= 10) reach_error();
    }
    return 0;
}

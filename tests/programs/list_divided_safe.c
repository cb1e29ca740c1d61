/* expect: safe; property: unreach-call; a list whose records are moved to two others, each to the one it belongs to */
#include <assert.h>
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);
struct coin { int side; int year; struct coin *next; };

int main(void) {
    struct coin *all = NULL, *heads = NULL, *tails = NULL;
    for (int left = __VERIFIER_nondet_int(); left > 0; left--) {
        struct coin *coin = malloc(sizeof *coin);
        coin->side = __VERIFIER_nondet_int() > 0;
        coin->year = 1900 + left % 100;
        coin->next = all;
        all = coin;
    }
    while (all) {
        struct coin *coin = all;
        all = all->next;
        if (coin->side) { coin->next = heads; heads = coin; }
        else { coin->next = tails; tails = coin; }
    }
    for (; heads; heads = heads->next) assert(heads->side == 1);
    for (; tails; tails = tails->next) assert(tails->side == 0);
    return 0;
}

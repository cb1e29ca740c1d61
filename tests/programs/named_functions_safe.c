/* expect: safe; property: unreach-call; what a pointer may mean: functions in tables that tables name, made of numbers, given away */
#include <stdint.h>
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
typedef int (*Step)(int);
struct Table {
    const struct Table *next;
    Step step;
};
static int twice(int x) { return 2 * x; }
static int more(int x) { return x + 1; }
static int last(int x) {
    if (x == 7 && x > 100)
        reach_error();
    return x;
}
static int never(int x) {
    reach_error();
    return x;
}
static const struct Table third = { 0, last };
static const struct Table second = { &third, more };
static const struct Table first = { &second, twice };
/* Nothing names these. */
static const struct Table unused = { &first, never };
const struct Table *const list[2] = { &unused, &first };
static int ignored(void) { return list[0]->step(1); }
static int run(const struct Table *table, int x) {
    while (table) {
        x = table->step(x);
        table = table->next;
    }
    return x;
}
static int through_number(int x) {
    uintptr_t number = (uintptr_t)twice;
    Step step = (Step)number;
    return step(x);
}
int main(void) {
    int x = __VERIFIER_nondet_int();
    if (x < 0 || x > 10)
        return 0;
    if (through_number(x) != 2 * x)
        reach_error();
    return run(&first, x) > 100 ? ignored() : 0;
}

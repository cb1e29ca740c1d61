/* expect: unsafe; property: unreach-call; a loop forgets that the record before is another one then */
#include <assert.h>
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);
struct task { int priority; struct task *next; };

int main(void) {
    struct task *head = NULL;
    for (int left = __VERIFIER_nondet_int(); left > 0; left--) {
        struct task *task = malloc(sizeof *task);
        task->priority = __VERIFIER_nondet_int();
        task->next = head;
        head = task;
    }
    int least = __VERIFIER_nondet_int();
    struct task *before = NULL, *task = head;
    while (task) {
        struct task *next = task->next;
        if (task->priority < least) {
            if (before) before->next = next; else head = next;
            before = task;
        } else {
            before = task;
        }
        task = next;
    }
    for (task = head; task; task = task->next) assert(task->priority >= least);
    return 0;
}

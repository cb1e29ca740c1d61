/* expect: safe; property: unreach-call; writes behind the start of a text leave the field before it, and the pointer behind it, as they are */
#include <stdlib.h>

extern int nondet(void);
extern void reach_error(void);

struct entry {
    int key;
    char text[12];
    struct entry *next;
};

int main(void) {
    struct entry *first = malloc(sizeof *first), *second = malloc(sizeof *second);
    if (first == NULL || second == NULL)
        return 0;
    first->key = 1;
    first->next = second;
    second->key = 2;
    second->next = NULL;
    struct entry *entry = nondet() ? first : second;
    int i = nondet();
    if (i < 0 || i >= 12)
        return 0;
    entry->text[i] = 7;
    if (first->key != 1 || second->key != 2 || first->next != second)
        reach_error();
    char c = nondet() ? entry->text[i] : 7;
    if (c != 7)
        reach_error();
    return 0;
}

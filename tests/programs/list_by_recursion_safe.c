/* expect: safe; property: valid-deref; lists are appended to, reversed and measured by recursion */
#include <stdio.h>
#include <stdlib.h>

struct item {
    int value;
    struct item *next;
};

static struct item *append(struct item *list, int value)
{
    if (!list) {
        struct item *last = malloc(sizeof *last);
        if (!last)
            exit(1);
        last->value = value;
        last->next = NULL;
        return last;
    }
    list->next = append(list->next, value);
    return list;
}

static struct item *reversed(struct item *list, struct item *before)
{
    if (!list)
        return before;
    struct item *rest = list->next;
    list->next = before;
    return reversed(rest, list);
}

static int length(const struct item *list)
{
    return list ? 1 + length(list->next) : 0;
}

int main(void)
{
    struct item *list = NULL;
    int value;
    while (scanf("%d", &value) == 1)
        list = append(list, value);
    printf("%d\n", length(reversed(list, NULL)));
    return 0;
}

/* expect: unsafe; property: valid-deref; what is removed is freed before its successor is read */
#include <stdio.h>
#include <stdlib.h>

struct item {
    int value;
    struct item *next;
};

static struct item *first;

static void insert(int value)
{
    struct item **place = &first;
    while (*place && (*place)->value < value)
        place = &(*place)->next;
    struct item *item = malloc(sizeof *item);
    if (!item)
        exit(1);
    item->value = value;
    item->next = *place;
    *place = item;
}

static void take_out(int value)
{
    for (struct item **place = &first; *place; place = &(*place)->next)
        if ((*place)->value == value) {
            free(*place);
            *place = (*place)->next;
            return;
        }
}

int main(void)
{
    int value;
    while (scanf("%d", &value) == 1)
        if (value > 0)
            insert(value);
        else
            take_out(-value);
    for (const struct item *item = first; item; item = item->next)
        printf("%d\n", item->value);
    return 0;
}

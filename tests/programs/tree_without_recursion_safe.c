/* expect: safe; property: valid-deref; a search tree grows where a pointer leads that is one to its root or to one of two fields */
#include <stdio.h>
#include <stdlib.h>

struct node {
    int key;
    struct node *left, *right;
};

int main(void)
{
    struct node *root = NULL;
    int key;
    while (scanf("%d", &key) == 1) {
        struct node **place = &root;
        while (*place && (*place)->key != key)
            place = key < (*place)->key ? &(*place)->left : &(*place)->right;
        if (*place)
            continue;
        *place = malloc(sizeof **place);
        if (!*place)
            return 1;
        (*place)->key = key;
        (*place)->left = (*place)->right = NULL;
    }
    for (const struct node *node = root; node; node = node->left)
        printf("%d\n", node->key);
    return 0;
}

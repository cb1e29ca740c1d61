/* expect: safe; property: unreach-call; a recursive function gets pointers to the root on the stack and to fields, and writes through them */
#include <assert.h>
#include <stdlib.h>

struct node {
    int key;
    struct node *left, *right;
};

static void insert(struct node **place, int key)
{
    if (!*place) {
        *place = calloc(1, sizeof **place);
        if (!*place)
            exit(1);
        (*place)->key = key;
    } else {
        insert(key < (*place)->key ? &(*place)->left : &(*place)->right, key);
    }
}

extern int __VERIFIER_nondet_int(void);

int main(void)
{
    struct node *root = NULL;
    insert(&root, 5);
    int key = __VERIFIER_nondet_int();
    insert(&root, key);
    insert(&root, 7);
    assert(root->right->key >= 5);
    return 0;
}

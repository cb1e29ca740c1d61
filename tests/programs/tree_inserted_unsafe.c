/* expect: unsafe; property: valid-deref; a link of a new record is never written */
#include <stdlib.h>

int __VERIFIER_nondet_int(void);

struct tree {
    int key;
    struct tree *left, *right;
};

static struct tree *root;

static void insert(int key) {
    struct tree *p = root, *parent = NULL;
    while (p) {
        if (p->key == key)
            return;
        parent = p;
        p = key < p->key ? p->left : p->right;
    }
    struct tree *n = malloc(sizeof *n);
    if (!n)
        return;
    n->key = key;
    n->left = NULL;
    if (!parent)
        root = n;
    else if (key < parent->key)
        parent->left = n;
    else
        parent->right = n;
}

static int contains(int key) {
    struct tree *p = root;
    while (p && p->key != key)
        p = key < p->key ? p->left : p->right;
    return p != NULL;
}

int main(void) {
    int command, found = 0;
    while ((command = __VERIFIER_nondet_int()) != 0) {
        if (command > 0)
            insert(__VERIFIER_nondet_int());
        else
            found += contains(__VERIFIER_nondet_int()) & 1;
    }
    return found > 0;
}

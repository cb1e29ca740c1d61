/* expect: safe; property: valid-deref; a search tree that is built and walked by recursion: that all records are well formed is a precondition of each call */
#include <stdio.h>
#include <stdlib.h>

struct node {
    int key;
    struct node *left, *right;
};

static struct node *insert(struct node *tree, int key)
{
    if (!tree) {
        struct node *leaf = malloc(sizeof *leaf);
        if (!leaf)
            abort();
        leaf->key = key;
        leaf->left = leaf->right = NULL;
        return leaf;
    }
    if (key < tree->key)
        tree->left = insert(tree->left, key);
    else if (key > tree->key)
        tree->right = insert(tree->right, key);
    return tree;
}

static void print(const struct node *tree)
{
    if (!tree)
        return;
    print(tree->left);
    printf("%d\n", tree->key);
    print(tree->right);
}

int main(void)
{
    struct node *root = NULL;
    int key;
    while (scanf("%d", &key) == 1)
        root = insert(root, key);
    print(root);
    return 0;
}

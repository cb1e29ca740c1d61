/*
 * Models of functions of <search.h>: trees, the table, and queues. Searches in arrays are with <stdlib.h>.
 *
 * A tree is not balanced, on which POSIX says nothing: only the order in which nodes are compared, and what is said of depths and leaves of trees
 * with three nodes or more, may be another than the one of a library. Its nodes are objects of their own, which lead to a key first of all.
 * The table holds as many entries as that of the GNU C Library, one beside the other.
 *
 * Sources: POSIX.1-2017 (XSH); the manual of the GNU C Library.
 */

#include "types.h"

int strcmp(const char *left, const char *right);
void free(void *object);

struct model_search_node {
  const void *key;
  struct model_search_node *left, *right;
};

/* The place that leads to the node with a key, or to where it belongs; and that of the node above, or null. */
static struct model_search_node **model_search_place(const void *key, struct model_search_node **place, int (*compare)(const void *, const void *),
                                       struct model_search_node **above) {
  *above = NULL;
  while (*place) {
    int order = compare(key, (*place)->key);
    if (order == 0) break;
    *above = *place;
    place = order < 0 ? &(*place)->left : &(*place)->right;
  }
  return place;
}

void *tfind(const void *key, void *const *root, int (*compare)(const void *, const void *)) {
  struct model_search_node *above;
  if (root == NULL) return NULL;
  return *model_search_place(key, (struct model_search_node **)root, compare, &above);
}

void *tsearch(const void *key, void **root, int (*compare)(const void *, const void *)) {
  struct model_search_node *above;
  if (root == NULL) return NULL;
  struct model_search_node **place = model_search_place(key, (struct model_search_node **)root, compare, &above);
  if (*place) return *place;
  struct model_search_node *made = malloc(sizeof *made);
  if (made == NULL) return NULL;
  made->key = key;
  made->left = made->right = NULL;
  return *place = made;
}

/* Takes a node away: it has no two nodes below, or the next one takes its place. The result leads to the node above, or somewhere. */
void *tdelete(const void *key, void **root, int (*compare)(const void *, const void *)) {
  struct model_search_node *above;
  if (root == NULL) return NULL;
  struct model_search_node **place = model_search_place(key, (struct model_search_node **)root, compare, &above);
  struct model_search_node *found = *place;
  if (found == NULL) return NULL;
  if (found->left && found->right) {
    struct model_search_node **next = &found->right;
    while ((*next)->left) next = &(*next)->left;
    struct model_search_node *gone = *next;
    found->key = gone->key;
    *next = gone->right;
    found = gone;
  } else {
    *place = found->left ? found->left : found->right;
  }
  free(found);
  /* What is returned for the root is not to be read, and not null. */
  return above ? above : (void *)root;
}

typedef enum { MODEL_PREORDER, MODEL_POSTORDER, MODEL_ENDORDER, MODEL_LEAF } model_visit;

/* What is called for each node: with its depth, or else with what the caller gives. */
struct model_walker {
  void (*with_depth)(const void *, model_visit, int);
  void (*with_closure)(const void *, model_visit, void *);
  void *closure;
};

static void model_visit_node(const struct model_walker *walker, const struct model_search_node *node, model_visit visit, int depth) {
  if (walker->with_depth)
    walker->with_depth(node, visit, depth);
  else
    walker->with_closure(node, visit, walker->closure);
}

static void model_walk(const struct model_walker *walker, const struct model_search_node *node, int depth) {
  if (node->left == NULL && node->right == NULL) {
    model_visit_node(walker, node, MODEL_LEAF, depth);
    return;
  }
  model_visit_node(walker, node, MODEL_PREORDER, depth);
  if (node->left) model_walk(walker, node->left, depth + 1);
  model_visit_node(walker, node, MODEL_POSTORDER, depth);
  if (node->right) model_walk(walker, node->right, depth + 1);
  model_visit_node(walker, node, MODEL_ENDORDER, depth);
}

void twalk(const void *root, void (*act)(const void *, model_visit, int)) {
  struct model_walker walker = {act, NULL, NULL};
  if (root && act) model_walk(&walker, root, 0);
}

void twalk_r(const void *root, void (*act)(const void *, model_visit, void *), void *closure) {
  struct model_walker walker = {NULL, act, closure};
  if (root && act) model_walk(&walker, root, 0);
}

void tdestroy(void *root, void (*destroy)(void *)) {
  struct model_search_node *node = root;
  if (node == NULL) return;
  tdestroy(node->left, destroy);
  tdestroy(node->right, destroy);
  destroy((void *)node->key);
  free(node);
}

typedef struct {
  char *key;
  void *data;
} ENTRY;

typedef enum { MODEL_FIND, MODEL_ENTER } model_action;

/* As <search.h> has it; programs do not look into it. */
struct hsearch_data {
  ENTRY *entries;
  unsigned size, filled;
};

static int model_is_prime(unsigned long number) {
  for (unsigned long divisor = 3; divisor * divisor <= number; divisor += 2)
    if (number % divisor == 0) return 0;
  return 1;
}

int hcreate_r(size_t count, struct hsearch_data *table) {
  if (table == NULL) return errno = EINVAL, 0;
  if (table->entries) return 0;
  unsigned long size = (count < 3 ? 3 : count) | 1;
  while (size <= 0xffffffffUL - 2 && !model_is_prime(size)) size += 2;
  if (size > 0xffffffffUL - 2) return errno = ENOMEM, 0;
  ENTRY *entries = malloc((size + 1) * sizeof *entries);
  if (entries == NULL) return 0;
  table->entries = entries;
  table->size = size;
  table->filled = 0;
  return 1;
}

void hdestroy_r(struct hsearch_data *table) {
  if (table == NULL) {
    errno = EINVAL;
    return;
  }
  free(table->entries);
  table->entries = NULL;
}

int hsearch_r(ENTRY wanted, model_action action, ENTRY **found, struct hsearch_data *table) {
  for (unsigned i = 0; i < table->filled; i++) {
    if (strcmp(wanted.key, table->entries[i].key) == 0) {
      *found = &table->entries[i];
      return 1;
    }
  }
  *found = NULL;
  if (action != MODEL_ENTER) return errno = ESRCH, 0;
  if (table->filled == table->size) return errno = ENOMEM, 0;
  table->entries[table->filled] = wanted;
  *found = &table->entries[table->filled++];
  return 1;
}

static struct hsearch_data model_table;

int hcreate(size_t count) {
  return hcreate_r(count, &model_table);
}

void hdestroy(void) {
  hdestroy_r(&model_table);
}

ENTRY *hsearch(ENTRY wanted, model_action action) {
  ENTRY *found;
  hsearch_r(wanted, action, &found, &model_table);
  return found;
}

/* An element of a queue begins with these two. */
struct model_queued {
  struct model_queued *next, *previous;
};

void insque(void *element, void *before) {
  struct model_queued *made = element, *previous = before;
  if (previous == NULL) {
    made->next = made->previous = NULL;
    return;
  }
  struct model_queued *next = previous->next;
  made->next = next;
  made->previous = previous;
  previous->next = made;
  if (next) next->previous = made;
}

void remque(void *element) {
  struct model_queued *gone = element;
  if (gone->next) gone->next->previous = gone->previous;
  if (gone->previous) gone->previous->next = gone->next;
}

/*
 * Models of the functions on which the GNU library builds std::list: a ring of nodes, of which the list itself is one.
 *
 * Source: <bits/stl_list.h> for the layout and the names; C++17 26.3.10.
 */

#include "types.h"

struct model_link {
  struct model_link *next, *previous;
};

/* Puts a node before another one. */
void _ZNSt8__detail15_List_node_base7_M_hookEPS0_(struct model_link *node, struct model_link *before) {
  node->next = before;
  node->previous = before->previous;
  before->previous->next = node;
  before->previous = node;
}

void _ZNSt8__detail15_List_node_base9_M_unhookEv(struct model_link *node) {
  node->next->previous = node->previous;
  node->previous->next = node->next;
}

/* Moves the nodes from `first` to before `last` to before `before`. */
void _ZNSt8__detail15_List_node_base11_M_transferEPS0_S1_(
    struct model_link *before, struct model_link *first, struct model_link *last) {
  if (before == last) return;
  struct model_link *end = last->previous;
  first->previous->next = last;
  last->previous = first->previous;
  first->previous = before->previous;
  before->previous->next = first;
  end->next = before;
  before->previous = end;
}

void _ZNSt8__detail15_List_node_base10_M_reverseEv(struct model_link *list) {
  struct model_link *node = list;
  do {
    struct model_link *next = node->next;
    node->next = node->previous;
    node->previous = next;
    node = next;
  } while (node != list);
}

/* The nodes around a list that was copied lead to the place where it was. */
static void model_settle(struct model_link *list, const struct model_link *old) {
  if (list->next == old) list->next = list->previous = list;
  else list->next->previous = list->previous->next = list;
}

void _ZNSt8__detail15_List_node_base4swapERS0_S1_(struct model_link *left, struct model_link *right) {
  struct model_link kept = *left;
  *left = *right;
  *right = kept;
  model_settle(left, right);
  model_settle(right, left);
}

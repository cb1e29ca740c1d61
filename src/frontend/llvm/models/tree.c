/*
 * Models of the functions on which the GNU library builds std::map, std::set and their kind: red-black trees.
 *
 * A tree hangs from a header, a red node that is no element: its parent is the root, its left and right are the first and the last
 * element. The parent of the root is the header. The root is black, a red node has no red child, and each way down from a node to a missing
 * child passes as many black nodes.
 *
 * Source: Cormen, Leiserson, Rivest, Stein: Introduction to Algorithms, chapter 13; <bits/stl_tree.h> for the layout and the names.
 */

#include "types.h"

enum model_colour { MODEL_RED, MODEL_BLACK };

struct model_node {
  enum model_colour colour;
  struct model_node *parent, *left, *right;
};

static struct model_node *model_first(struct model_node *node) {
  while (node->left) node = node->left;
  return node;
}

static struct model_node *model_last(struct model_node *node) {
  while (node->right) node = node->right;
  return node;
}

static _Bool model_is_header(const struct model_node *node) {
  return node->colour == MODEL_RED && node->parent && node->parent->parent == node;
}

static _Bool model_is_black(const struct model_node *node) {
  return !node || node->colour == MODEL_BLACK;
}

/* Puts a node, or none, where another one hangs. */
static void model_replace(struct model_node *old, struct model_node *new, struct model_node *header) {
  struct model_node *parent = old->parent;
  if (header->parent == old) header->parent = new;
  else if (parent->left == old) parent->left = new;
  else parent->right = new;
  if (new) new->parent = parent;
}

/* The right child goes up to the place of the node, or the left one. */
static void model_rotate(struct model_node *node, _Bool left, struct model_node *header) {
  struct model_node *up = left ? node->right : node->left;
  struct model_node *between = left ? up->left : up->right;
  model_replace(node, up, header);
  if (left) {
    up->left = node;
    node->right = between;
  } else {
    up->right = node;
    node->left = between;
  }
  node->parent = up;
  if (between) between->parent = node;
}

/* std::_Rb_tree_insert_and_rebalance */
void _ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_(
  _Bool left, struct model_node *node, struct model_node *parent, struct model_node *header
) {
  node->parent = parent;
  node->left = node->right = NULL;
  node->colour = MODEL_RED;
  if (parent == header) {
    header->parent = header->left = header->right = node;
  } else if (left) {
    parent->left = node;
    if (header->left == parent) header->left = node;
  } else {
    parent->right = node;
    if (header->right == parent) header->right = node;
  }
  while (node != header->parent && node->parent->colour == MODEL_RED) {
    struct model_node *over = node->parent->parent;
    _Bool is_left = node->parent == over->left;
    struct model_node *uncle = is_left ? over->right : over->left;
    if (!model_is_black(uncle)) {
      node->parent->colour = uncle->colour = MODEL_BLACK;
      over->colour = MODEL_RED;
      node = over;
      continue;
    }
    if (node == (is_left ? node->parent->right : node->parent->left)) {
      node = node->parent;
      model_rotate(node, is_left, header);
    }
    node->parent->colour = MODEL_BLACK;
    over->colour = MODEL_RED;
    model_rotate(over, !is_left, header);
  }
  header->parent->colour = MODEL_BLACK;
}

/* Below the parent one black node is missing on the side of the node, which there may be none. */
static void model_blacken(struct model_node *node, struct model_node *parent, struct model_node *header) {
  while (node != header->parent && model_is_black(node)) {
    _Bool is_left = node == parent->left;
    struct model_node *other = is_left ? parent->right : parent->left;
    if (other->colour == MODEL_RED) {
      other->colour = MODEL_BLACK;
      parent->colour = MODEL_RED;
      model_rotate(parent, is_left, header);
      other = is_left ? parent->right : parent->left;
    }
    struct model_node *near = is_left ? other->left : other->right, *far = is_left ? other->right : other->left;
    if (model_is_black(near) && model_is_black(far)) {
      other->colour = MODEL_RED;
      node = parent;
      parent = node->parent;
      continue;
    }
    if (model_is_black(far)) {
      near->colour = MODEL_BLACK;
      other->colour = MODEL_RED;
      model_rotate(other, !is_left, header);
      far = other;
      other = near;
    }
    other->colour = parent->colour;
    parent->colour = far->colour = MODEL_BLACK;
    model_rotate(parent, is_left, header);
    break;
  }
  if (node) node->colour = MODEL_BLACK;
}

/* std::_Rb_tree_rebalance_for_erase; the node is not changed, but nothing leads to it. */
struct model_node *_ZSt28_Rb_tree_rebalance_for_erasePSt18_Rb_tree_node_baseRS_(
  struct model_node *node, struct model_node *header
) {
  struct model_node *child, *parent;
  enum model_colour gone = node->colour;
  if (header->left == node) header->left = node->right ? model_first(node->right) : node->parent;
  if (header->right == node) header->right = node->left ? model_last(node->left) : node->parent;
  if (node->left && node->right) {
    struct model_node *next = model_first(node->right);
    gone = next->colour;
    child = next->right;
    parent = next;
    if (next->parent != node) {
      parent = next->parent;
      model_replace(next, child, header);
      next->right = node->right;
      next->right->parent = next;
    }
    model_replace(node, next, header);
    next->left = node->left;
    next->left->parent = next;
    next->colour = node->colour;
  } else {
    child = node->left ? node->left : node->right;
    parent = node->parent;
    model_replace(node, child, header);
  }
  if (gone == MODEL_BLACK) model_blacken(child, parent, header);
  return node;
}

static struct model_node *model_node_after(struct model_node *node) {
  if (node->right) return model_first(node->right);
  while (!model_is_header(node->parent) && node == node->parent->right) node = node->parent;
  return node->parent;
}

static struct model_node *model_node_before(struct model_node *node) {
  if (model_is_header(node)) return node->right;
  if (node->left) return model_last(node->left);
  while (!model_is_header(node->parent) && node == node->parent->left) node = node->parent;
  return node->parent;
}

/* std::_Rb_tree_increment, std::_Rb_tree_decrement */
struct model_node *_ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base(struct model_node *node) {
  return model_node_after(node);
}

const struct model_node *_ZSt18_Rb_tree_incrementPKSt18_Rb_tree_node_base(const struct model_node *node) {
  return model_node_after((struct model_node *)node);
}

struct model_node *_ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base(struct model_node *node) {
  return model_node_before(node);
}

const struct model_node *_ZSt18_Rb_tree_decrementPKSt18_Rb_tree_node_base(const struct model_node *node) {
  return model_node_before((struct model_node *)node);
}

/* expect: safe; property: unreach-call; a parser with a table of classes, functions in a structure, and a list on the heap, for two bytes */
#include <stdlib.h>
extern unsigned char __VERIFIER_nondet_uchar(void);
extern void reach_error(void);
#ifndef LETTERS
#define LETTERS 2
#endif
enum { OTHER, DIGIT, LETTER, END };
static unsigned char classes[256] = {[0] = END};
struct hooks {
  void *(*get)(size_t);
  void (*put)(void *);
};
static struct hooks hooks = {malloc, free};
struct node {
  struct node *next;
  int class;
};
struct list {
  struct node *first;
  int length;
};
static int add(struct list *list, int class) {
  struct node *node = hooks.get(sizeof *node);
  if (!node)
    return -1;
  node->next = list->first;
  node->class = class;
  list->first = node;
  list->length++;
  return 0;
}
static int parse(struct list *list, const unsigned char *text) {
  while (classes[*text] != END) {
    if (add(list, classes[*text]))
      return -1;
    text++;
  }
  return 0;
}
int main(void) {
  unsigned char text[3];
  struct list list = {NULL, 0};
  int letters = 0;
  for (int c = '0'; c <= '9'; c++)
    classes[c] = DIGIT;
  for (int c = 'a'; c <= 'z'; c++)
    classes[c] = LETTER;
  text[0] = __VERIFIER_nondet_uchar();
  text[1] = __VERIFIER_nondet_uchar();
  text[2] = 0;
  if (parse(&list, text))
    return 0;
  while (list.first) {
    struct node *next = list.first->next;
    letters += list.first->class == LETTER;
    hooks.put(list.first);
    list.first = next;
  }
  if (letters > LETTERS || list.length > 2 || (list.length == 0 && text[0]))
    reach_error();
  return 0;
}

/* expect: safe; property: valid-deref; a program that looks at no argument has one run */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct node {
  const char *key, *value;
  struct node *next;
};

static struct node *table[64];

static struct node **slot(const char *key) {
  unsigned hash = 0;
  for (const char *c = key; *c; c++) hash = 31 * hash + (unsigned char)*c;
  struct node **at = &table[hash % 64];
  while (*at && strcmp((*at)->key, key)) at = &(*at)->next;
  return at;
}

static void put(const char *key, const char *value) {
  struct node **at = slot(key);
  if (!*at) {
    *at = calloc(1, sizeof **at);
    (*at)->key = key;
  }
  (*at)->value = value;
}

int main(int argc, char **argv) {
  put("one", "eins");
  put("two", "zwei");
  put("one", "uno");
  puts((*slot("one"))->value);
  return 0;
}

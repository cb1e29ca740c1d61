/* expect: safe; property: valid-memtrack; a list of lists that a global leads to */
#include <stdlib.h>

extern int nondet_int(void);

struct word {
  int letter;
  struct word *next;
};

struct line {
  struct word *words;
  struct line *next;
};

static struct line *lines;

int main(void) {
  while (nondet_int()) {
    struct line *line = malloc(sizeof *line);
    if (!line) exit(1);
    line->words = NULL;
    line->next = lines;
    lines = line;
    while (nondet_int()) {
      struct word *word = malloc(sizeof *word);
      if (!word) exit(1);
      word->letter = nondet_int();
      word->next = line->words;
      line->words = word;
    }
  }
  return 0;
}

/* expect: safe; property: unreach-call; behind a word there is a space, and behind the rest of a line its end */
#include <assert.h>
#include <stdio.h>

int main(void) {
  char line[40], word[40];
  if (fscanf(stdin, "%s", word) == 1 && fgets(line, sizeof line, stdin)) {
    assert(line[0] == ' ' || (line[0] >= '\t' && line[0] <= '\r'));
  }
  if (scanf("%[^\n]", line) == 1) {
    int next = getchar();
    assert(next == '\n' || next == EOF);
  }
  return 0;
}

/* expect: unsafe; property: unreach-call; names of files, texts of errors and matches that the library makes */
#include <assert.h>
#include <regex.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
  char name[L_tmpnam], template[] = "/tmp/aXXXXXX", text[16];
  name[0] = 'x';
  if (tmpnam(name)) assert(strlen(name) < L_tmpnam);
  char *own = tmpnam(NULL);
  if (own) assert(own != name && !own[L_tmpnam - 1]);
  int file = mkstemp(template);
  assert(file >= -1 && strlen(template) == 12 && template[11] == 88);
  regex_t expression;
  regmatch_t match[2];
  text[0] = 'y';
  int error = regcomp(&expression, "a", 0);
  assert(error >= 0);
  if (error) regerror(error, &expression, text, 0);
  assert(text[0] == 'y');
  if (!error && regexec(&expression, name, 2, match, 0) == 0) regfree(&expression);
  return 0;
}

/* expect: safe; property: valid-memsafety; a line of wide characters fits, and has an end */
#include <stdio.h>
#include <wchar.h>
int main(void) {
  wchar_t line[8];
  if (!fgetws(line, 8, stdin)) return 1;
  return wcslen(line) > 7;
}

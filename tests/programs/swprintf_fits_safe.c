/* expect: safe; property: unreach-call; a wide text, bytes and numbers are printed by a constant format into as many wide characters as they need */
#include <wchar.h>
#include <assert.h>
int main(void) {
  wchar_t name[100], line[112];
  wmemset(name, L'C', 99);
  name[99] = 0;
  int n = swprintf(line, 112, L"%ls/%s:%3d%lc", name, "main.c", 42, L'!');
  assert(n == 111);
  assert(line[0] == L'C' && line[99] == L'/' && line[107] == L' ' && line[108] == L'4' && line[110] == L'!');
  assert(swprintf(line, 3, L"%d", 12345) == -1);
  wprintf(L"%ls of %d\n", line + 100, n);
  return 0;
}

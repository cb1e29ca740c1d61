/* expect: unsafe; property: valid-memsafety; a constant format asks for a wide text that has no end */
#include <wchar.h>
int main(void) {
  wchar_t text[10];
  wmemset(text, L'x', 10);
  wprintf(L"%d: %ls\n", 10, text);
  return 0;
}

/* expect: unsafe; property: valid-deref; a text of bytes is printed as one of wide characters */
#include <stdio.h>
#include <wchar.h>

int main(void) {
  printf("%ls\n", (wchar_t *)"abc");
  return 0;
}

/* expect: unsafe; property: valid-memsafety; the size that is said is twice that of the object */
#include <wchar.h>
int main(void) {
  wchar_t from[100], to[50];
  wmemset(from, L'C', 99);
  from[99] = 0;
  swprintf(to, 100, L"%ls", from);
  return to[0] != L'C';
}

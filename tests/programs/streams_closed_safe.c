/* expect: safe; property: valid-memsafety; streams that are closed once, after their last use */
#include <stdio.h>
int main(void) {
  for (int i = 0; i < 3; i++) {
    FILE *f = fopen("data", "a");
    if (!f) continue;
    fprintf(f, "%d\n", i);
    if (fclose(f)) return 1;
  }
  fclose(stdin);
  fputs("done\n", stdout);
  return fclose(stdout);
}

/* expect: safe; property: unreach-call; names stay in their arrays */
#include <stdio.h>
#include <string.h>
extern void reach_error(void);
struct user { char name[8]; int admin; };
int main(void) {
  struct user users[4]; memset(users, 0, sizeof users);
  int n = 0, c;
  for (int i = 0; i < 4; i++) {
    int k = 0;
    while ((c = getchar()) != EOF && c != '\n') { if (k < 7) users[i].name[k++] = c; }
  }
  for (int i = 0; i < 4; i++) if (users[i].admin) reach_error();
  return 0;
}

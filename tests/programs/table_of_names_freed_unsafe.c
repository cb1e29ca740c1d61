/* expect: unsafe; property: valid-free; names of records are made of words, and the last one is freed twice */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
struct person { char *name; int age; };
int main(void) {
  struct person people[8]; int n = 0; char buf[64]; int age;
  while (n < 8 && scanf("%63s %d", buf, &age) == 2) {
    people[n].name = malloc(strlen(buf) + 1);
    if (!people[n].name) break;
    strcpy(people[n].name, buf);
    people[n].age = age;
    n++;
  }
  for (int i = 0; i < n; i++) printf("%s %d\n", people[i].name, people[i].age);
  for (int i = 0; i < n; i++) free(people[i].name);
  if (n > 1) free(people[n - 1].name);
  return 0;
}

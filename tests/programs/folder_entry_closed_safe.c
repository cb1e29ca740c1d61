/* expect: safe; property: valid-memsafety; an entry of a folder is there as long as the folder is open */
#include <dirent.h>
#include <string.h>

int main(void) {
  DIR *folder = opendir(".");
  if (!folder) return 1;
  struct dirent *entry, *last = 0;
  while ((entry = readdir(folder)) != 0)
    if (strcmp(entry->d_name, ".")) last = entry;
  int first = last ? last->d_name[0] : 0;
  closedir(folder);
  return first;
}

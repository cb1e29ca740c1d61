/* expect: unsafe; property: valid-memsafety; an entry of a folder is gone when the folder is closed */
#include <dirent.h>
#include <string.h>

int main(void) {
  DIR *folder = opendir(".");
  if (!folder) return 1;
  struct dirent *entry, *last = 0;
  while ((entry = readdir(folder)) != 0)
    if (strcmp(entry->d_name, ".")) last = entry;
  closedir(folder);
  return last ? last->d_name[0] : 0;
}

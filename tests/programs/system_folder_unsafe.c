/* expect: unsafe; property: valid-memsafety; a folder may not exist, and has an end */
#include <dirent.h>

int main(void) {
  DIR *open = opendir(".");
  if (!open) return 1;
  struct dirent *entry = readdir(open);
  int first = entry->d_name[0];
  closedir(open);
  return first & 1;
}

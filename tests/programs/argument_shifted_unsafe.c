/* expect: unsafe; property: valid-deref; an argument of one character is replaced by what is behind its end */
int main(int argc, char **argv) {
  int found = 0;
  for (int i = 1; i < argc; i++)
    if (argv[i][0]) argv[i] += 2;
  for (int i = 1; i < argc; i++)
    if (argv[i][0] == 'a') found++;
  return found;
}

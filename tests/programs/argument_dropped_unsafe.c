/* expect: unsafe; property: valid-deref; one argument of several is replaced by a null pointer */
int main(int argc, char **argv) {
  int found = 0;
  if (argc > 3) argv[2] = 0;
  for (int i = 1; i < argc; i++)
    if (argv[i][0] == 'a') found++;
  return found;
}

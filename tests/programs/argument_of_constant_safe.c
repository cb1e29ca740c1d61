/* expect: safe; property: valid-deref; the length of an argument that a constant names */
int main(int argc, char **argv) {
  if (argc < 2) return 1;
  char *end = argv[1];
  while (*end) end++;
  return end - argv[1] > 3;
}

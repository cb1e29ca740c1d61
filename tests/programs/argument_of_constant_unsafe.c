/* expect: unsafe; property: valid-deref; behind the arguments there is a null pointer */
int main(int argc, char **argv) {
  if (argc < 2) return 1;
  char *end = argv[2];
  while (*end) end++;
  return end - argv[2] > 3;
}

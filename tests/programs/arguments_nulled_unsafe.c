/* expect: unsafe; property: valid-memsafety; the only argument is taken away by the program itself before all are gone through */
extern int __VERIFIER_nondet_int(void);
int main(int argc, char **argv) {
  if (argc == 1) {
    argv[0] = 0;
    for (int i = 0; i < argc; i++) {
      char *s = argv[i];
      while (*s) s++;
    }
  }
  return 0;
}

/* expect: safe; property: unreach-call; the arguments of a program end with null and are none before */
extern void reach_error(void);
int main(int argc, char **argv) {
  if (argc > 1 && argv[1] == 0) reach_error();
  if (argv[argc] != 0) reach_error();
  return 0;
}

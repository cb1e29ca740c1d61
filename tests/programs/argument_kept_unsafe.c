/* expect: unsafe; property: valid-deref; Arguments of the program live until it ends, but one of them may be empty, and have no second byte. */
static const char *last;

static void keep(const char *text) { last = text; }

int main(int argc, char **argv) {
  for (int i = 1; i < argc && i < 3; i++) keep(argv[i]);
  return last ? last[1] : 0;
}

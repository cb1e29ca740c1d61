/* expect: unsafe; property: valid-deref; a string literal is read, and written */
int main() {
  char *s = "abc";
  const char *t = "abc";
  s[1] = t[2];
  return s[1] - 'c';
}

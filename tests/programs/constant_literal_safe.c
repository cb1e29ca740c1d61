/* expect: safe; property: valid-deref; a string literal is read, its copy in an array is written */
int main() {
  char s[] = "abc";
  const char *t = "abc";
  s[1] = t[2];
  return s[1] - 'c';
}

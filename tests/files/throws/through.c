int through(void (*call)(int), int n) {
  call(n);
  return n;
}

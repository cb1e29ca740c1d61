/* expect: unknown; property: div-by-zero; the compiler leaves nothing of a division whose operands are constants */
int main(void) {
  int none = 1 / 0;
  return none;
}

/* expect: safe; property: valid-memsafety; a table of indices into another one, of which some are above the greatest number with sign, as tables of
   Unicode properties have them */
extern int __VERIFIER_nondet_int(void);
static const unsigned char first[600] = {[3] = 1, [17] = 63, [18] = 64, [100 ... 199] = 130, [599] = 200};
static const unsigned char second[3216] = {[0 ... 999] = 7, [1000 ... 3215] = 199};
static const short properties[200] = {0};
int main(void) {
  int c = __VERIFIER_nondet_int();
  if (c < 0 || c >= 600 * 16) return 0;
  return properties[second[first[c >> 4] * 16 + (c & 15)]];
}

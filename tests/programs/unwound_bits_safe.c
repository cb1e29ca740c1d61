/* expect: safe; property: unreach-call; two ways to count bits: the trips of the loop depend on the input, but there are never more than 16 */
extern void __VERIFIER_error(void);
extern unsigned short __VERIFIER_nondet_ushort(void);
int main(void) {
    unsigned x = __VERIFIER_nondet_ushort();
    int count = 0;
    for (unsigned rest = x; rest; rest &= rest - 1) count++;
    unsigned sum = x - ((x >> 1) & 0x5555u);
    sum = (sum & 0x3333u) + ((sum >> 2) & 0x3333u);
    sum = (sum + (sum >> 4)) & 0x0f0fu;
    sum = (sum + (sum >> 8)) & 0x1fu;
    if (count != (int)sum) __VERIFIER_error();
    return 0;
}

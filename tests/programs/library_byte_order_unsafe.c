/* expect: unsafe; property: unreach-call; the order of the network is not that of the machine */
#include <arpa/inet.h>
#include <unistd.h>
extern unsigned __VERIFIER_nondet_uint(void);
extern void __VERIFIER_error(void);
int main(void) {
    unsigned number = __VERIFIER_nondet_uint();
    unsigned net = htonl(number);
    unsigned char *first = (unsigned char *)&net;
    if (*first != number >> 24 || net != number) __VERIFIER_error();
    unsigned short port = (unsigned short)number;
    if (ntohs(htons(port)) != port || htons(0x1234) != 0x3412) __VERIFIER_error();
    if (sleep(3) > 3 || usleep(10) > 0) __VERIFIER_error();
    return 0;
}

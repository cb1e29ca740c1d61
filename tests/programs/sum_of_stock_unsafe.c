/* expect: unsafe; property: no-overflow; a product with a number that several steps made large */
#include <stdio.h>

extern int __VERIFIER_nondet_int(void);

int main(void) {
    int quantity = 0, price = 50000, n = __VERIFIER_nondet_int();
    if (n < 0 || n > 12) return 0;
    for (int k = 0; k < n; k++) {
        int action = __VERIFIER_nondet_int(), amount = __VERIFIER_nondet_int();
        switch (action) {
        case 1:
            if (amount > 0 && amount <= 10000) quantity += amount;
            break;
        case 2:
            if (amount > 0 && amount <= quantity) quantity -= amount;
            break;
        case 3:
            printf("%d\n", quantity * price);
            break;
        }
    }
    return 0;
}

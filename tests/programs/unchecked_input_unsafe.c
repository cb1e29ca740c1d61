/* expect: unsafe; property: unreach-call; input without widths and without tests of what was read, and a bug behind the right password */
#include <assert.h>
#include <stdio.h>
#include <string.h>

struct account {
    int number;
    char pin[5];
    int balance;
};

static struct account accounts[2] = {{100, "1234", 50}, {200, "4321", 10}};

int main(void) {
    struct account account;
    int number, found = 0, amount;
    char entered[5];
    scanf("%d", &number);
    for (int i = 0; i < 2; i++)
        if (accounts[i].number == number) {
            account = accounts[i];
            found = 1;
        }
    if (!found)
        return 0;
    scanf("%d", &amount);
    if (amount <= 0 || amount > account.balance)
        return 0;
    scanf("%s", entered);
    if (strcmp(entered, account.pin) != 0)
        return 0;
    account.balance -= amount;
    for (int i = 0; i < 2; i++)
        if (accounts[i].number == account.number)
            accounts[i] = account;
    assert(accounts[0].balance > 45);
    return 0;
}

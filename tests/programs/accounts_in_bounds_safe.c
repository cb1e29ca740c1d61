/* expect: safe; property: no-overflow; a balance that stays in its bounds on every one of many ways through a loop */
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);

#define LIMIT 1000000

enum kind { DEPOSIT, WITHDRAWAL, FEE, TRANSFER, INTEREST };

int main(void)
{
	int balance = 0, saved = 0, owed = 0, moves = 0, refused = 0;
	unsigned rounds = __VERIFIER_nondet_uint() % 10000;
	for (unsigned i = 0; i < rounds; i++) {
		int amount = __VERIFIER_nondet_int();
		if (amount <= 0 || amount > 5000)
			continue;
		switch ((enum kind)(__VERIFIER_nondet_uint() % 5)) {
		case DEPOSIT:
			if (balance > LIMIT - amount)
				refused++;
			else
				balance += amount;
			break;
		case WITHDRAWAL:
			if (amount > balance)
				refused++;
			else
				balance -= amount;
			break;
		case FEE:
			if (amount > 10)
				amount = 10;
			if (balance >= amount)
				balance -= amount;
			else
				owed += amount;
			if (owed > LIMIT)
				owed = LIMIT;
			break;
		case TRANSFER:
			if (amount > balance || saved > LIMIT - amount) {
				refused++;
			} else {
				balance -= amount;
				saved += amount;
			}
			break;
		case INTEREST:
			amount = saved / 100;
			if (saved <= LIMIT - amount)
				saved += amount;
			break;
		}
		moves++;
	}
	return balance + saved + owed + moves + refused;
}

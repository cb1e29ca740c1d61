/* expect: safe; property: unreach-call; what an inner count adds in all of its steps, for each step of an outer one */
extern unsigned __VERIFIER_nondet_uint(void);
extern void reach_error(void);

int main(void)
{
	int points = 0, period = 1, clock = 600;
	while (period <= 4) {
		if (clock == 0) {
			period++;
			clock = 600;
			continue;
		}
		clock--;
		if (__VERIFIER_nondet_uint() % 2)
			points += 3;
	}
	if (points > 7200)
		reach_error();
	return 0;
}

int nondet_int(void);
void reach_error(void);
int twice(int);

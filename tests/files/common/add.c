int total;
int list[4];
void add(int x) { total += x; list[3] += x; }

int get(int *p, int i) { return p[i]; }

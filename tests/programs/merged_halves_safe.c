/* expect: safe; property: unreach-call; sorting by merging: which of the heads goes next is open, where both halves are is not */
#include <assert.h>

extern int nondet_int(void);

#define N 7

static void merge(int *all, int left, int middle, int right) {
  int first[N], second[N];
  int n = middle - left + 1, m = right - middle;
  for (int i = 0; i < n; i++) first[i] = all[left + i];
  for (int j = 0; j < m; j++) second[j] = all[middle + 1 + j];
  int i = 0, j = 0, k = left;
  while (i < n && j < m) all[k++] = first[i] <= second[j] ? first[i++] : second[j++];
  while (i < n) all[k++] = first[i++];
  while (j < m) all[k++] = second[j++];
}

static void sort(int *all, int left, int right) {
  if (left >= right) return;
  int middle = left + (right - left) / 2;
  sort(all, left, middle);
  sort(all, middle + 1, right);
  merge(all, left, middle, right);
}

int main(void) {
  int all[N];
  for (int i = 0; i < N; i++) all[i] = nondet_int();
  sort(all, 0, N - 1);
  for (int i = 1; i < N; i++) assert(all[i - 1] <= all[i]);
  return 0;
}

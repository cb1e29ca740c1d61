/* expect: unknown; property: unreach-call; powers that are no numbers of the format differ from library to library */
extern void reach_error(void);
extern double pow(double, double);

int main(void) {
  if (pow(0.1, 3) == 0.1 * 0.1 * 0.1 || pow(10, 40) == 1e40) reach_error();
  return 0;
}

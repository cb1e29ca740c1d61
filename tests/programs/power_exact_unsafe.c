/* expect: unsafe; property: unreach-call; integer powers that are numbers are what all libraries give */
extern void reach_error(void);
extern double pow(double, double);
extern float powf(float, float);

int main(void) {
  if (pow(2, 10) != 1024 || pow(10, 3) != 1000 || pow(-3, 3) != 27 || pow(2, -2) != 0.25) reach_error();
  if (pow(0, 2) != 0 || powf(1.5f, 2) != 2.25f) reach_error();
  return 0;
}

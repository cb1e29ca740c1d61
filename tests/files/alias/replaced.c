int replaced(void) { return 3; }

int total = 1;

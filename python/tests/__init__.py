import signal

# Where tests are started in the background of a shell, the signal is ignored, and Python leaves it so.
signal.signal(signal.SIGINT, signal.default_int_handler)

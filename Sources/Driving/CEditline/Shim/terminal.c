// The terminal: its width, its encoding, and its saved state.

#include <langinfo.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

#include "session.h"

static struct termios saved;
static volatile int saved_descriptor = -1;

static void restore_at_exit(void) { ceditline_restore_terminal(); }

void ceditline_save_terminal(int descriptor) {
  static bool registered;
  if (tcgetattr(descriptor, &saved) != 0) return;
  saved_descriptor = descriptor;
  if (!registered) registered = atexit(restore_at_exit) == 0;
}

// Safe in a signal handler. A process in the background must not change the terminal.
void ceditline_restore_terminal(void) {
  if (saved_descriptor < 0 || tcgetpgrp(saved_descriptor) != getpgrp()) return;
  tcsetattr(saved_descriptor, TCSANOW, &saved);
  ceditline_end_paste_marks();
}

void ceditline_discard_terminal(void) { saved_descriptor = -1; }

static bool uses_utf8(void) { return strcmp(nl_langinfo(CODESET), "UTF-8") == 0; }

// libedit drops characters that the locale does not have, so a locale without UTF-8 is replaced.
void ceditline_use_utf8(void) {
  static const char *const fallbacks[] = {"C.UTF-8", "en_US.UTF-8", "UTF-8"};
  setlocale(LC_CTYPE, "");
  for (size_t i = 0; i < sizeof fallbacks / sizeof *fallbacks && !uses_utf8(); i++)
    setlocale(LC_CTYPE, fallbacks[i]);
}

int ceditline_columns(int descriptor) {
  struct winsize size;
  if (ioctl(descriptor, TIOCGWINSZ, &size) != 0) return 0;
  return size.ws_col;
}

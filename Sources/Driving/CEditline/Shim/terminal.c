// The terminal: its width, its characters, and its state before and after us.

#include <langinfo.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

#include "session.h"

static struct termios found;
static volatile int found_on = -1;

static void restore_at_exit(void) { ceditline_restore_terminal(); }

void ceditline_save_terminal(int descriptor) {
  static bool registered;
  if (tcgetattr(descriptor, &found) != 0) return;
  found_on = descriptor;
  if (!registered) registered = atexit(restore_at_exit) == 0;
}

// Safe in a signal handler. In the background the terminal is another's: leave it alone.
void ceditline_restore_terminal(void) {
  if (found_on < 0 || tcgetpgrp(found_on) != getpgrp()) return;
  tcsetattr(found_on, TCSANOW, &found);
}

void ceditline_forget_terminal(void) { found_on = -1; }

static bool speaks_utf8(void) { return strcmp(nl_langinfo(CODESET), "UTF-8") == 0; }

// libedit drops what the locale cannot show, so a locale that is not UTF-8 is replaced.
void ceditline_use_utf8(void) {
  static const char *const fallbacks[] = {"C.UTF-8", "en_US.UTF-8", "UTF-8"};
  setlocale(LC_CTYPE, "");
  for (size_t i = 0; i < sizeof fallbacks / sizeof *fallbacks && !speaks_utf8(); i++)
    setlocale(LC_CTYPE, fallbacks[i]);
}

int ceditline_columns(int descriptor) {
  struct winsize size;
  if (ioctl(descriptor, TIOCGWINSZ, &size) != 0) return 0;
  return size.ws_col;
}

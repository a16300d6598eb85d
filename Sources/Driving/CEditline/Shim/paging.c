// The pager: a program that shows long text, fed through a pipe.

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <sys/wait.h>

#include "session.h"

int ceditline_rows(int descriptor) {
  struct winsize size;
  if (ioctl(descriptor, TIOCGWINSZ, &size) != 0) return 0;
  return size.ws_row;
}

// The pager may end before it has read everything; writing to it must not end this process then.
bool ceditline_page(const char *command, ceditline_string text) {
  struct sigaction ignore = {.sa_handler = SIG_IGN}, before;
  fflush(NULL);
  sigaction(SIGPIPE, &ignore, &before);
  FILE *pager = popen(command, "w");
  if (pager == NULL) {
    sigaction(SIGPIPE, &before, NULL);
    return false;
  }
  fwrite(text.bytes, 1, text.count, pager);
  int status = pclose(pager);
  sigaction(SIGPIPE, &before, NULL);
  // The shell's status for a command that does not exist.
  return !(WIFEXITED(status) && (WEXITSTATUS(status) == 127 || WEXITSTATUS(status) == 126));
}

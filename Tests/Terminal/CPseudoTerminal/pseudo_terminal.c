#ifndef _GNU_SOURCE
#define _GNU_SOURCE  // posix_openpt, POSIX_SPAWN_SETSID
#endif

#include "CPseudoTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

void pseudo_terminal_resize(int controlling_end, int rows, int columns) {
  struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
  ioctl(controlling_end, TIOCSWINSZ, &size);
}

bool pseudo_terminal_open(struct pseudo_terminal *terminal, int rows, int columns) {
  terminal->controlling_end = posix_openpt(O_RDWR | O_NOCTTY);
  if (terminal->controlling_end < 0) return false;
  if (grantpt(terminal->controlling_end) != 0 || unlockpt(terminal->controlling_end) != 0) return false;
  terminal->program_end = open(ptsname(terminal->controlling_end), O_RDWR | O_NOCTTY);
  if (terminal->program_end < 0) return false;
  fcntl(terminal->controlling_end, F_SETFD, FD_CLOEXEC);
  fcntl(terminal->program_end, F_SETFD, FD_CLOEXEC);
  // The test must not block in a write, because the program waits until its output is read.
  fcntl(terminal->controlling_end, F_SETFL, O_NONBLOCK);
  pseudo_terminal_resize(terminal->controlling_end, rows, columns);
  return true;
}

pid_t pseudo_terminal_spawn(
    struct pseudo_terminal terminal, const char *program, char *const arguments[],
    char *const environment[]) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  pid_t process = -1;
  posix_spawn_file_actions_init(&actions);
  posix_spawnattr_init(&attributes);
  // Threads of a test runner block signals, which the program would inherit.
  sigset_t none, all;
  sigemptyset(&none);
  sigfillset(&all);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setsigdefault(&attributes, &all);
  posix_spawnattr_setflags(
      &attributes, POSIX_SPAWN_SETSID | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
  // The first terminal that the leader of a session opens becomes the session's.
  posix_spawn_file_actions_addopen(&actions, 0, ptsname(terminal.controlling_end), O_RDWR, 0);
  posix_spawn_file_actions_adddup2(&actions, 0, 1);
  posix_spawn_file_actions_adddup2(&actions, 0, 2);
  int code = posix_spawn(&process, program, &actions, &attributes, arguments, environment);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  errno = code;
  return code == 0 ? process : -1;
}

bool pseudo_terminal_is_cooked(int program_end) {
  struct termios state;
  const tcflag_t cooked = ECHO | ICANON | ISIG;
  return tcgetattr(program_end, &state) == 0 && (state.c_lflag & cooked) == cooked;
}

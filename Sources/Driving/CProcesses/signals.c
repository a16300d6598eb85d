// Catches the signals that stop a run, and waits for descriptors and signals.
#define _GNU_SOURCE
#include "CProcesses.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stddef.h>
#include <stdlib.h>
#include <time.h>

static volatile sig_atomic_t caught;
static volatile sig_atomic_t child_has_ended;

static const int caught_signals[] = {SIGINT, SIGTERM, SIGCHLD};
enum { signal_count = sizeof caught_signals / sizeof *caught_signals };
static struct sigaction earlier[signal_count];

static void handle(int number) {
  if (number == SIGCHLD) {
    child_has_ended = 1;
  } else {
    caught = number;
  }
}

void process_catch_signals(void) {
  caught = 0;
  child_has_ended = 0;
  for (int i = 0; i < signal_count; i++) {
    struct sigaction action = {.sa_handler = handle};
    sigemptyset(&action.sa_mask);
    // The second Ctrl-C ends the process, even where a report cannot be written.
    action.sa_flags = caught_signals[i] == SIGCHLD ? SA_NOCLDSTOP | SA_RESTART : SA_RESETHAND;
    if (caught_signals[i] != SIGCHLD) action.sa_flags |= SA_RESTART;
    sigaction(caught_signals[i], &action, &earlier[i]);
    // A shell's background job ignores SIGINT and goes on doing so.
    bool is_ignored = earlier[i].sa_handler == SIG_IGN;
    if (is_ignored && caught_signals[i] != SIGCHLD) sigaction(caught_signals[i], &earlier[i], NULL);
  }
}

void process_release_signals(void) {
  for (int i = 0; i < signal_count; i++) sigaction(caught_signals[i], &earlier[i], NULL);
}

int process_caught_signal(void) { return caught; }

#if defined(__linux__)

// The signals are blocked between the look at the flags and the wait, so that none is missed.
void process_wait(const int *descriptors, int count, int milliseconds) {
  struct pollfd polled[count > 0 ? count : 1];
  for (int i = 0; i < count; i++) polled[i] = (struct pollfd){descriptors[i], POLLIN, 0};
  sigset_t blocked, before;
  sigemptyset(&blocked);
  for (int i = 0; i < signal_count; i++) sigaddset(&blocked, caught_signals[i]);
  sigprocmask(SIG_BLOCK, &blocked, &before);
  if (!caught && !child_has_ended) {
    struct timespec limit = {milliseconds / 1000, (milliseconds % 1000) * 1000000L};
    ppoll(polled, (nfds_t)count, milliseconds < 0 ? NULL : &limit, &before);
  }
  child_has_ended = 0;
  sigprocmask(SIG_SETMASK, &before, NULL);
}

#else

void process_wait(const int *descriptors, int count, int milliseconds) {
  (void)descriptors;
  (void)count;
  (void)milliseconds;
}

#endif

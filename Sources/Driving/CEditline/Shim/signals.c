// Signal handlers: they set flags, which the reader of keys checks.

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

#include "session.h"

static volatile sig_atomic_t interrupted, resized, continued, is_reading, can_give_up;
static int wake[2] = {-1, -1};

// Signals that end the process after the terminal is restored; those of a crash come last.
static const int fatal[] = {SIGHUP, SIGTERM, SIGQUIT, SIGPIPE, SIGABRT, SIGTRAP,
                            SIGILL, SIGSEGV, SIGBUS, SIGFPE};
#define FATAL_COUNT (sizeof fatal / sizeof *fatal)
static const int handled[] = {SIGINT, SIGWINCH, SIGCONT, SIGTSTP};
#define HANDLED_COUNT (sizeof handled / sizeof *handled)
static struct sigaction before_fatal[FATAL_COUNT], before_handled[HANDLED_COUNT];
static bool caught;

static void act_by_default(int signal_number) {
  sigset_t only;
  struct sigaction standard = {.sa_handler = SIG_DFL};
  sigaction(signal_number, &standard, NULL);
  sigemptyset(&only);
  sigaddset(&only, signal_number);
  raise(signal_number);
  sigprocmask(SIG_UNBLOCK, &only, NULL);
}

static void install(int signal_number, void (*handler)(int), struct sigaction *before) {
  struct sigaction action = {.sa_handler = handler};
  sigemptyset(&action.sa_mask);
  sigaction(signal_number, NULL, before);
  if (before->sa_handler != SIG_IGN) sigaction(signal_number, &action, NULL);
}

static void handle(int signal_number);

// Stops the process inside this call; meanwhile the terminal has the state of the waiting shell.
static void stop(void) {
  struct sigaction ignored;
  ceditline_restore_terminal();
  act_by_default(SIGTSTP);
  install(SIGTSTP, handle, &ignored);
  continued = 1;
}

// A second Ctrl-C during a command whose current step has not ended yet.
static void explain_wait(void) {
  static const char ends[] = "the command stops after its current step; Ctrl-\\ ends the shell\n";
  static const char gives_up[] =
      "the command stops after its current step; Ctrl-\\ gives up the command\n";
  const char *text = can_give_up ? gives_up : ends;
  if (write(STDERR_FILENO, text, strlen(text)) < 0) return;
}

static void handle(int signal_number) {
  int saved_errno = errno;
  if (signal_number == SIGTSTP) stop();
  if (signal_number == SIGCONT) continued = 1;
  if (signal_number == SIGWINCH) resized = 1;
  if (signal_number == SIGINT) {
    if (interrupted && !is_reading) explain_wait();
    interrupted = 1;
  }
  if (write(wake[1], "", 1) < 0) { /* The pipe is full, so the reader wakes up. */ }
  errno = saved_errno;
}

static void die(int signal_number) {
  int saved_errno = errno;
  ceditline_restore_terminal();
  for (size_t i = 0; i < FATAL_COUNT; i++)
    if (fatal[i] == signal_number) sigaction(signal_number, &before_fatal[i], NULL);
  // A fault occurs again when this returns, with the former handler; other signals are raised again.
  bool is_fault = signal_number == SIGILL || signal_number == SIGSEGV ||
                  signal_number == SIGBUS || signal_number == SIGFPE;
  if (!is_fault) raise(signal_number);
  errno = saved_errno;
}

static void make_private(int descriptor) {
  fcntl(descriptor, F_SETFD, FD_CLOEXEC);
  fcntl(descriptor, F_SETFL, O_NONBLOCK);
}

void ceditline_catch_signals(void) {
  if (caught) return;
  if (wake[0] < 0) {
    if (pipe(wake) != 0) return;
    make_private(wake[0]);
    make_private(wake[1]);
  }
  for (size_t i = 0; i < HANDLED_COUNT; i++) install(handled[i], handle, &before_handled[i]);
  for (size_t i = 0; i < FATAL_COUNT; i++) install(fatal[i], die, &before_fatal[i]);
  caught = true;
}

void ceditline_release_signals(void) {
  if (!caught) return;
  for (size_t i = 0; i < HANDLED_COUNT; i++) sigaction(handled[i], &before_handled[i], NULL);
  for (size_t i = 0; i < FATAL_COUNT; i++) sigaction(fatal[i], &before_fatal[i], NULL);
  caught = false;
}

// Discards the events that arrived before the prompt; libedit reads the terminal's size again.
void ceditline_set_reading(bool reading) {
  is_reading = reading;
  interrupted = resized = continued = 0;
}

int ceditline_wake_descriptor(void) { return wake[0]; }

// Clears a flag only if it is set, so that a flag that is set meanwhile is not lost.
static bool take(volatile sig_atomic_t *flag) {
  if (*flag == 0) return false;
  *flag = 0;
  return true;
}

int ceditline_take_events(void) {
  char ignored[64];
  while (read(wake[0], ignored, sizeof ignored) > 0) continue;
  int events = 0;
  if (take(&interrupted)) events |= EVENT_INTERRUPT;
  if (take(&resized)) events |= EVENT_RESIZE;
  if (take(&continued)) events |= EVENT_CONTINUED;
  return events;
}

void ceditline_set_giving_up(bool possible) { can_give_up = possible; }

bool ceditline_take_interrupt(void) { return take(&interrupted); }

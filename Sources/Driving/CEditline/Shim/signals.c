// Signals: noted here, answered where a key is waited for.

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

#include "session.h"

static volatile sig_atomic_t interrupted, resized, continued, is_reading;
static int wake[2] = {-1, -1};

// Signals that end the process: the terminal is restored first. Those of a crash come last.
static const int fatal[] = {SIGHUP, SIGTERM, SIGQUIT, SIGPIPE, SIGABRT, SIGTRAP,
                            SIGILL, SIGSEGV, SIGBUS, SIGFPE};
#define FATAL_COUNT (sizeof fatal / sizeof *fatal)
static const int noted[] = {SIGINT, SIGWINCH, SIGCONT, SIGTSTP};
#define NOTED_COUNT (sizeof noted / sizeof *noted)
static struct sigaction before_fatal[FATAL_COUNT], before_noted[NOTED_COUNT];
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

static void note(int signal_number);

// The process stops inside this call; the state of the terminal is the waiting shell's meanwhile.
static void stop(void) {
  struct sigaction ignored;
  ceditline_restore_terminal();
  act_by_default(SIGTSTP);
  install(SIGTSTP, note, &ignored);
  continued = 1;
}

static void note(int signal_number) {
  int kept = errno;
  if (signal_number == SIGTSTP) stop();
  if (signal_number == SIGCONT) continued = 1;
  if (signal_number == SIGWINCH) resized = 1;
  if (signal_number == SIGINT) {
    // A second Ctrl-C while a command is at work and does not look at the first: it hangs.
    if (interrupted && !is_reading) {
      ceditline_restore_terminal();
      act_by_default(SIGINT);
    }
    interrupted = 1;
  }
  if (write(wake[1], "", 1) < 0) { /* The pipe is full: the reader will wake up anyway. */ }
  errno = kept;
}

static void die(int signal_number) {
  int kept = errno;
  ceditline_restore_terminal();
  for (size_t i = 0; i < FATAL_COUNT; i++)
    if (fatal[i] == signal_number) sigaction(signal_number, &before_fatal[i], NULL);
  // A fault happens again when this returns, now with the former handler; others are sent again.
  bool is_fault = signal_number == SIGILL || signal_number == SIGSEGV ||
                  signal_number == SIGBUS || signal_number == SIGFPE;
  if (!is_fault) raise(signal_number);
  errno = kept;
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
  for (size_t i = 0; i < NOTED_COUNT; i++) install(noted[i], note, &before_noted[i]);
  for (size_t i = 0; i < FATAL_COUNT; i++) install(fatal[i], die, &before_fatal[i]);
  caught = true;
}

void ceditline_release_signals(void) {
  if (!caught) return;
  for (size_t i = 0; i < NOTED_COUNT; i++) sigaction(noted[i], &before_noted[i], NULL);
  for (size_t i = 0; i < FATAL_COUNT; i++) sigaction(fatal[i], &before_fatal[i], NULL);
  caught = false;
}

// What came before the prompt was for the command that is over; libedit looks at the terminal anew.
void ceditline_set_reading(bool reading) {
  is_reading = reading;
  interrupted = resized = continued = 0;
}

int ceditline_wake_descriptor(void) { return wake[0]; }

// Only a flag that is up is taken down: one that goes up meanwhile is not lost.
static bool take(volatile sig_atomic_t *flag) {
  if (*flag == 0) return false;
  *flag = 0;
  return true;
}

int ceditline_take_news(void) {
  char ignored[64];
  while (read(wake[0], ignored, sizeof ignored) > 0) continue;
  int news = 0;
  if (take(&interrupted)) news |= NEWS_INTERRUPT;
  if (take(&resized)) news |= NEWS_RESIZE;
  if (take(&continued)) news |= NEWS_CONTINUED;
  return news;
}

bool ceditline_take_interrupt(void) { return take(&interrupted); }

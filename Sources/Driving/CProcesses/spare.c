// Keeps a spare process of the shell, which goes on when the app ends the shell's process.
#define _GNU_SOURCE
#include "internal.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stddef.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#if defined(__linux__)

#include <sys/prctl.h>

// What the supervisor and the processes of the shell share.
struct shared {
  volatile pid_t shell;
  volatile pid_t spare;
  struct process_end end;
};

static struct shared *shared;
// The supervisor writes a byte for the spare process when the shell's process has ended.
static int wake[2] = {-1, -1};
// The limit of the address space outside a line.
static struct rlimit usual_memory;

// The terminal sends these to all processes in the foreground; the shell's own process handles them.
static const int of_terminal[] = {SIGINT, SIGQUIT, SIGTSTP, SIGTTIN, SIGTTOU, SIGWINCH};
#define OF_TERMINAL_COUNT (sizeof of_terminal / sizeof *of_terminal)

// Signals for the whole program, which the supervisor passes on.
static const int passed_on[] = {SIGTERM, SIGHUP};
#define PASSED_ON_COUNT (sizeof passed_on / sizeof *passed_on)

static void pass_on(int number) {
  int saved_errno = errno;
  pid_t spare = shared->spare;
  shared->spare = 0;
  if (spare > 0) kill(spare, number);
  kill(shared->shell, number);
  errno = saved_errno;
}

static void handle_as_supervisor(void) {
  for (size_t i = 0; i < OF_TERMINAL_COUNT; i++) signal(of_terminal[i], SIG_IGN);
  for (size_t i = 0; i < PASSED_ON_COUNT; i++) {
    struct sigaction action = {.sa_handler = pass_on, .sa_flags = SA_RESTART};
    sigemptyset(&action.sa_mask);
    sigaction(passed_on[i], &action, NULL);
  }
}

static _Noreturn void end_like(int status) {
  if (WIFEXITED(status)) _exit(WEXITSTATUS(status));
  int number = WTERMSIG(status);
  sigset_t only;
  sigemptyset(&only);
  sigaddset(&only, number);
  signal(number, SIG_DFL);
  sigprocmask(SIG_UNBLOCK, &only, NULL);
  raise(number);
  _exit(128 + number);
}

// Whether a signal that ends the whole program ended the shell's process.
static bool is_interruption(int status) {
  return WIFSIGNALED(status) && (WTERMSIG(status) == SIGINT || WTERMSIG(status) == SIGPIPE);
}

// Lets the spare process go on; returns false if there is none, or the program is to end.
static bool replace_shell(int status) {
  pid_t spare = shared->spare;
  if (spare <= 0) return false;
  if (is_interruption(status)) {
    kill(spare, SIGKILL);
    return false;
  }
  shared->end = process_end_of(status);
  shared->shell = spare;
  shared->spare = 0;
  return write(wake[1], "", 1) == 1;
}

static _Noreturn void supervise(void) {
  while (true) {
    int status = 0;
    pid_t process = waitpid(-1, &status, WUNTRACED);
    if (process < 0 && errno == EINTR) continue;
    if (process < 0) _exit(1);
    if (process != shared->shell) continue;
    if (WIFSTOPPED(status)) {
      // The process that waits for this one must notice.
      raise(SIGSTOP);
    } else if (!replace_shell(status)) {
      end_like(status);
    }
  }
}

bool process_supervise(void) {
  if (shared || !process_can_fork()) return false;
  int64_t *memory = process_share_memory((int)(sizeof *shared / sizeof(int64_t)) + 1);
  if (!memory) return false;
  if (pipe(wake) != 0 || prctl(PR_SET_CHILD_SUBREAPER, 1) != 0) return false;
  for (int i = 0; i < 2; i++) fcntl(wake[i], F_SETFD, FD_CLOEXEC);
  process_flush_output();
  sigset_t all, before;
  sigfillset(&all);
  // The supervisor handles signals only once it knows the process of the shell.
  sigprocmask(SIG_SETMASK, &all, &before);
  shared = (struct shared *)memory;
  pid_t shell = fork();
  if (shell > 0) {
    shared->shell = shell;
    handle_as_supervisor();
    sigprocmask(SIG_SETMASK, &before, NULL);
    supervise();
  }
  if (shell < 0) shared = NULL;
  if (shell == 0) process_reset_crash_signals();
  sigprocmask(SIG_SETMASK, &before, NULL);
  return shell == 0;
}

// Waits until the shell's process has ended, and is then the shell.
static struct process_end wait_for_turn(const sigset_t *before) {
  char byte;
  while (read(wake[0], &byte, 1) != 1) {
    if (errno != EINTR) _exit(1);
  }
  // What was pressed was meant for the process that has ended.
  struct sigaction earlier[OF_TERMINAL_COUNT];
  struct sigaction ignored = {.sa_handler = SIG_IGN};
  for (size_t i = 0; i < OF_TERMINAL_COUNT; i++) sigaction(of_terminal[i], &ignored, &earlier[i]);
  for (size_t i = 0; i < OF_TERMINAL_COUNT; i++) sigaction(of_terminal[i], &earlier[i], NULL);
  struct process_end end = shared->end;
  sigprocmask(SIG_SETMASK, before, NULL);
  return end;
}

struct process_end process_make_spare(uint64_t growth) {
  struct process_end none = {false, false, 0};
  if (!shared || shared->spare > 0 || !process_can_fork()) return none;
  process_flush_output();
  sigset_t terminal, before;
  sigemptyset(&terminal);
  for (size_t i = 0; i < OF_TERMINAL_COUNT; i++) sigaddset(&terminal, of_terminal[i]);
  sigprocmask(SIG_BLOCK, &terminal, &before);
  pid_t spare = fork();
  if (spare == 0) return wait_for_turn(&before);
  if (spare > 0) {
    shared->spare = spare;
    // What the app prints before it ends the process must not stay in the buffer.
    setvbuf(stdout, NULL, _IOLBF, BUFSIZ);
    getrlimit(RLIMIT_AS, &usual_memory);
    process_limit_memory(growth);
  }
  sigprocmask(SIG_SETMASK, &before, NULL);
  return none;
}

bool process_has_spare(void) { return shared && shared->spare > 0; }

void process_end_spare(void) {
  if (!process_has_spare()) return;
  setrlimit(RLIMIT_AS, &usual_memory);
  pid_t spare = shared->spare;
  shared->spare = 0;
  kill(spare, SIGKILL);
  while (waitpid(spare, NULL, 0) < 0 && errno == EINTR) continue;
}

#else

bool process_supervise(void) { return false; }
struct process_end process_make_spare(uint64_t growth) {
  (void)growth;
  return (struct process_end){false, false, 0};
}
bool process_has_spare(void) { return false; }
void process_end_spare(void) {}

#endif

// Forks and ends processes.
#define _GNU_SOURCE
#include "internal.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#if defined(__linux__)

#include <sys/prctl.h>

bool process_can_fork(void) {
  DIR *tasks = opendir("/proc/self/task");
  if (!tasks) return false;
  int count = 0;
  for (struct dirent *entry; (entry = readdir(tasks));) count += entry->d_name[0] != '.';
  closedir(tasks);
  return count == 1;
}

static void end_with_parent(pid_t parent) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != parent) _exit(1);
}

#else

bool process_can_fork(void) { return false; }
static void end_with_parent(pid_t parent) { (void)parent; }

#endif

// Swift's own handlers would start a debugger for the backtrace, which takes seconds and reads the terminal.
void process_reset_crash_signals(void) {
  static const int signals[] = {SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV};
  for (size_t i = 0; i < sizeof signals / sizeof *signals; i++) signal(signals[i], SIG_DFL);
}

static void reset_signals(void) {
  static const int signals[] = {SIGINT, SIGTERM, SIGCHLD, SIGPIPE};
  process_reset_crash_signals();
  for (size_t i = 0; i < sizeof signals / sizeof *signals; i++) signal(signals[i], SIG_DFL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
}

pid_t process_fork(void) {
  process_flush_output();
  pid_t parent = getpid();
  pid_t child = fork();
  if (child > 0) setpgid(child, child);
  if (child != 0) return child;
  setpgid(0, 0);
  reset_signals();
  end_with_parent(parent);
  return 0;
}

// Returns the size of this process's address space; 0 if that is unknown.
static uint64_t address_space(void) {
  unsigned long long pages = 0;
  FILE *file = fopen("/proc/self/statm", "r");
  if (!file) return 0;
  if (fscanf(file, "%llu", &pages) != 1) pages = 0;
  fclose(file);
  return (uint64_t)pages * (uint64_t)sysconf(_SC_PAGESIZE);
}

// A sanitizer reserves terabytes, which no limit can leave room for.
static const uint64_t largest_limited = (uint64_t)1 << 40;

void process_limit_memory(uint64_t growth) {
  struct rlimit memory;
  uint64_t size = address_space();
  if (size > 0 && size < largest_limited && getrlimit(RLIMIT_AS, &memory) == 0) {
    rlim_t wanted = (rlim_t)(size + growth);
    if (memory.rlim_cur == RLIM_INFINITY || memory.rlim_cur > wanted) memory.rlim_cur = wanted;
    setrlimit(RLIMIT_AS, &memory);
  }
}

void process_limit(int output, uint64_t growth) {
  struct rlimit none = {0, 0};
  setrlimit(RLIMIT_CORE, &none);
  process_limit_memory(growth);
  int nothing = open("/dev/null", O_RDONLY);
  if (nothing >= 0) dup2(nothing, STDIN_FILENO);
  dup2(output, STDOUT_FILENO);
  dup2(output, STDERR_FILENO);
  setvbuf(stdout, NULL, _IOLBF, BUFSIZ);
}

void process_leave(void) {
  fflush(stdout);
  _exit(0);
}

struct process_end process_end_of(int status) {
  bool is_signal = WIFSIGNALED(status);
  return (struct process_end){true, is_signal, is_signal ? WTERMSIG(status) : WEXITSTATUS(status)};
}

struct process_end process_take_end(pid_t process) {
  struct process_end none = {false, false, 0};
  siginfo_t info;
  memset(&info, 0, sizeof info);
  int error = waitid(P_PID, (id_t)process, &info, WEXITED | WNOHANG | WNOWAIT);
  // A child that somebody else has waited for never ends for this process: to wait on would take for ever.
  if (error != 0 && errno == ECHILD) return (struct process_end){true, true, SIGKILL};
  if (error != 0 || info.si_pid != process) return none;
  kill(-process, SIGKILL);
  int status = 0;
  return waitpid(process, &status, 0) == process ? process_end_of(status) : none;
}

void process_kill(pid_t process) {
  kill(process, SIGKILL);
  kill(-process, SIGKILL);
}

void process_stop(pid_t process) { kill(process, SIGTERM); }

bool process_make_pipe(int *reader, int *writer) {
  int ends[2];
  if (pipe(ends) != 0) return false;
  fcntl(ends[0], F_SETFD, FD_CLOEXEC);
  fcntl(ends[1], F_SETFD, FD_CLOEXEC);
  fcntl(ends[0], F_SETFL, O_NONBLOCK);
  *reader = ends[0];
  *writer = ends[1];
  return true;
}

int64_t *process_share_memory(int count) {
  size_t size = (size_t)count * sizeof(int64_t);
  void *memory = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANON, -1, 0);
  return memory == MAP_FAILED ? NULL : memory;
}

int64_t process_take_number(int64_t *number) {
  return __atomic_fetch_add(number, 1, __ATOMIC_SEQ_CST);
}

void process_flush_output(void) {
  fflush(stdout);
  fflush(stderr);
}

int process_divert_output(void) {
  fflush(stdout);
  int kept = dup(STDOUT_FILENO);
  if (kept < 0) return -1;
  fcntl(kept, F_SETFD, FD_CLOEXEC);
  dup2(STDERR_FILENO, STDOUT_FILENO);
  return kept;
}

void process_restore_output(int descriptor) {
  fflush(stdout);
  if (descriptor < 0) return;
  dup2(descriptor, STDOUT_FILENO);
  close(descriptor);
}

// Sleeps and run loops of a test method, which the test's session takes as virtual time.
#define _GNU_SOURCE
#include "CInterruption.h"

#include <stddef.h>

static bool (*handler)(double seconds);

void virtual_sleep_set_handler(bool (*new_handler)(double seconds)) { handler = new_handler; }

#if defined(__linux__)

#include <dlfcn.h>
#include <time.h>
#include <unistd.h>

#define WEAK __attribute__((weak))

// Foundation's Thread.sleep(forTimeInterval:), by the name that the compiler gives it.
#define THREAD_SLEEP "$s10Foundation6ThreadC5sleep15forTimeIntervalySd_tFZ"
WEAK void thread_sleep(double seconds) __asm__(THREAD_SLEEP);

// Only the thread that runs a test method takes its sleeps as virtual time.
static bool takes(double seconds) {
  return interruptible_is_running() && handler && handler(seconds);
}

WEAK unsigned sleep(unsigned seconds) {
  if (takes(seconds)) return 0;
  static unsigned (*original)(unsigned);
  if (!original) original = (unsigned (*)(unsigned))dlsym(RTLD_NEXT, "sleep");
  return original ? original(seconds) : seconds;
}

WEAK int usleep(useconds_t microseconds) {
  if (takes(microseconds / 1e6)) return 0;
  static int (*original)(useconds_t);
  if (!original) original = (int (*)(useconds_t))dlsym(RTLD_NEXT, "usleep");
  return original ? original(microseconds) : -1;
}

WEAK void thread_sleep(double seconds) {
  if (takes(seconds)) return;
  static void (*original)(double);
  if (!original) original = (void (*)(double))dlsym(RTLD_NEXT, THREAD_SLEEP);
  if (original) original(seconds);
}

// Foundation's RunLoop.run(until:); a date is its seconds since 2001.
#define RUN_LOOP_RUN "$s10Foundation7RunLoopC3run5untily0A10Essentials4DateV_tF"
#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context))
WEAK SWIFT void run_loop_run(double date, SELF void *loop) __asm__(RUN_LOOP_RUN);

static const double seconds_from_1970_to_2001 = 978307200;

static double seconds_until(double date) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  double seconds = date + seconds_from_1970_to_2001 - (double)now.tv_sec - now.tv_nsec / 1e9;
  return seconds > 0 ? seconds : 0;
}

WEAK SWIFT void run_loop_run(double date, SELF void *loop) {
  if (takes(seconds_until(date))) return;
  static SWIFT void (*original)(double, SELF void *);
  if (!original) original = (SWIFT void (*)(double, SELF void *))dlsym(RTLD_NEXT, RUN_LOOP_RUN);
  if (original) original(date, loop);
}

#endif

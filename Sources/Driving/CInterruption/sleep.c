// Sleeps of a test method, which the test's session takes as virtual time.
#define _GNU_SOURCE
#include "CInterruption.h"

#include <stddef.h>

static bool (*handler)(double seconds);

void virtual_sleep_set_handler(bool (*new_handler)(double seconds)) { handler = new_handler; }

#if defined(__linux__)

#include <dlfcn.h>
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

#endif

// Replacements for the functions that let a thread sleep, whose time is virtual.
#define _GNU_SOURCE
#include "queue.h"

#include <stddef.h>

static bool (*sleep_handler)(double seconds);

void main_queue_set_sleep_handler(bool (*handler)(double seconds)) { sleep_handler = handler; }

#if defined(__linux__)

#include <dlfcn.h>
#include <math.h>
#include <time.h>
#include <unistd.h>

// Foundation's Thread.sleep(forTimeInterval:) and sleep(until:), by the names that the compiler gives them.
#define THREAD_SLEEP "$s10Foundation6ThreadC5sleep15forTimeIntervalySd_tFZ"
#define THREAD_SLEEP_UNTIL "$s10Foundation6ThreadC5sleep5untily0A10Essentials4DateV_tFZ"
WEAK void thread_sleep(double seconds) __asm__(THREAD_SLEEP);
WEAK void thread_sleep_until(double date) __asm__(THREAD_SLEEP_UNTIL);

static bool takes_in_test(double seconds) {
  return !is_capturing() && sleep_handler && sleep_handler(seconds);
}

// The time that a captured thread sleeps at most: a century.
static const double longest_sleep = 100 * 365.25 * 86400;

// The nanoseconds of a sleep, to the microsecond: a date has no more.
static int64_t nanoseconds(double seconds) {
  if (!(seconds > 0)) return 0;
  return llround((seconds < longest_sleep ? seconds : longest_sleep) * 1e6) * 1000;
}

// Takes a sleep of the app, or of a test, as virtual time; returns from the function with a value.
#define TAKE(seconds, ...)                          \
  do {                                              \
    if (IS_CAPTURED && has_clock()) {               \
      pause_clock(nanoseconds(seconds));            \
      return __VA_ARGS__;                           \
    }                                               \
    if (takes_in_test(seconds)) return __VA_ARGS__; \
  } while (0)

WEAK unsigned sleep(unsigned seconds) {
  TAKE(seconds, 0);
  ORIGINAL(sleep);
  return original(seconds);
}

WEAK int usleep(useconds_t microseconds) {
  TAKE(microseconds / 1e6, 0);
  ORIGINAL(usleep);
  return original(microseconds);
}

WEAK void thread_sleep(double seconds) {
  TAKE(seconds);
  ORIGINAL_OF(thread_sleep, THREAD_SLEEP);
  original(seconds);
}

// A date of Foundation is its seconds since 2001.
static const double seconds_from_1970_to_2001 = 978307200;

// The seconds until a date by the system's clock, to the millisecond: it moves while a program reads it.
static double by_system(double date) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  double seconds = date + seconds_from_1970_to_2001 - (double)now.tv_sec - now.tv_nsec / 1e9;
  return round(seconds * 1000) / 1000;
}

static double by_device(double date) {
  return date + seconds_from_1970_to_2001 - virtual_date() / 1e9;
}

// The seconds until a date that the app made of the current one; 0 for one that is past. In a ported app the
// current date is the device's, in others the system's; the nearer one is meant.
static double seconds_until(double date) {
  double seconds = by_system(date);
  if (is_capturing() && has_clock() && fabs(by_device(date)) <= fabs(seconds)) {
    seconds = by_device(date);
  }
  return seconds > 0 ? seconds : 0;
}

WEAK void thread_sleep_until(double date) {
  TAKE(seconds_until(date));
  ORIGINAL_OF(thread_sleep_until, THREAD_SLEEP_UNTIL);
  original(date);
}

// Foundation's RunLoop.run(until:).
#define RUN_LOOP_RUN "$s10Foundation7RunLoopC3run5untily0A10Essentials4DateV_tF"
#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context))
WEAK SWIFT void run_loop_run(double date, SELF void *loop) __asm__(RUN_LOOP_RUN);

// Runs what falls due within a time, then lets the rest of it pass.
static void run_for(double seconds) {
  int64_t end = virtual_uptime() + nanoseconds(seconds);
  do {
    while (main_queue_run_next()) continue;
  } while (advance_clock(end - virtual_uptime(), true));
  pause_clock(end - virtual_uptime());
}

WEAK SWIFT void run_loop_run(double date, SELF void *loop) {
  if (IS_CAPTURED && has_clock()) return run_for(seconds_until(date));
  if (takes_in_test(seconds_until(date))) return;
  ORIGINAL_OF(run_loop_run, RUN_LOOP_RUN);
  original(date, loop);
}

#endif

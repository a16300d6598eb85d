// Replacements for the functions of libdispatch and of the C library that read the time.
//
// A time that captured code reads is one of the virtual clock, and so is a deadline made of it.
#define _GNU_SOURCE
#include "queue.h"

#if defined(__linux__)

#include <dlfcn.h>
#include <stddef.h>
#include <time.h>

// The uptime at the start of the virtual clock; a dispatch time of 0 would mean now.
static const int64_t origin = 1000000000000;

static const uint64_t now = 0, wall_now = ~1ull, forever = ~0ull;
static const uint64_t wall_mask = 3ull << 62, monotonic_mask = 1ull << 63;

WEAK uint64_t dispatch_time(uint64_t when, int64_t delta);
WEAK uint64_t dispatch_walltime(const struct timespec *when, int64_t delta);

static uint64_t wall_time(int64_t delta) { return (uint64_t)-(virtual_date() + delta); }

WEAK uint64_t dispatch_time(uint64_t when, int64_t delta) {
  ORIGINAL(dispatch_time);
  if ((when != now && when != wall_now) || !IS_CAPTURED || !has_clock()) {
    return original(when, delta);
  }
  return when == now ? (uint64_t)(origin + virtual_uptime() + delta) : wall_time(delta);
}

WEAK uint64_t dispatch_walltime(const struct timespec *when, int64_t delta) {
  ORIGINAL(dispatch_walltime);
  if (when || !IS_CAPTURED || !has_clock()) return original(when, delta);
  return wall_time(delta);
}

// Returns the nanoseconds until a dispatch time by the clock that `time_now` reads: the wall clock's date, or
// the uptime that dispatch times are made of.
static int64_t delay_by(int64_t (*time_now)(bool isWall), uint64_t when) {
  if (when == now || when == wall_now) return 0;
  if (when == forever) return INT64_MAX;
  if ((when & wall_mask) == wall_mask) return -(int64_t)when - time_now(true);
  return (int64_t)(when & ~monotonic_mask) - time_now(false);
}

static int64_t virtual_now(bool isWall) {
  return isWall ? virtual_date() : origin + virtual_uptime();
}

static int64_t real_now(bool isWall) {
  static __typeof__(&dispatch_time) original;
  if (!original) original = (__typeof__(&dispatch_time))dlsym(RTLD_NEXT, "dispatch_time");
  if (isWall) return -(int64_t)original(wall_now, 0);
  return (int64_t)(original(now, 0) & ~monotonic_mask);
}

int64_t delay_until(uint64_t when) { return delay_by(virtual_now, when); }

int64_t real_delay_until(uint64_t when) { return delay_by(real_now, when); }

// Task.sleep and ContinuousClock read the time by this function.
WEAK int clock_gettime(clockid_t clock, struct timespec *time);

WEAK int clock_gettime(clockid_t clock, struct timespec *time) {
  ORIGINAL(clock_gettime);
  if (!is_capturing() || !has_clock() || clock == CLOCK_REALTIME
      || !is_concurrency_runtime(__builtin_return_address(0))) {
    return original(clock, time);
  }
  int64_t uptime = origin + virtual_uptime();
  time->tv_sec = uptime / 1000000000;
  time->tv_nsec = uptime % 1000000000;
  return 0;
}

#else

int64_t delay_until(uint64_t when) {
  (void)when;
  return 0;
}

int64_t real_delay_until(uint64_t when) {
  (void)when;
  return 0;
}

#endif

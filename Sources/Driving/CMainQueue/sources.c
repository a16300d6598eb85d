// Replacements for the functions of libdispatch on timer sources, which fire on the virtual clock.
#define _GNU_SOURCE
#include "queue.h"

#if defined(__linux__)

#include <dlfcn.h>
#include <stddef.h>
#include <stdlib.h>

// A timer source of captured code; the system's source beside it never gets a time.
struct timer {
  void *source;
  void *queue;
  void *handler;
  void *cancel_handler;
  int64_t due;
  int64_t interval;
  void *token;
  int suspensions;
  int references;
  int uses;
  bool isSet;
  bool isCancelled;
  struct timer *next;
};

static struct timer *timers;

// A queue that was suspended.
struct suspension {
  const void *object;
  int count;
  struct suspension *next;
};

static struct suspension *suspensions;

extern char _dispatch_source_type_timer WEAK;
extern void *dispatch_get_global_queue(intptr_t identifier, uintptr_t flags) WEAK;
extern void *_Block_copy(const void *block) WEAK;
extern void _Block_release(const void *block) WEAK;

WEAK void *dispatch_source_create(void *type, uintptr_t handle, uintptr_t mask, void *queue);
WEAK void dispatch_source_set_event_handler(void *source, void *block);
WEAK void dispatch_source_set_cancel_handler(void *source, void *block);
WEAK void dispatch_source_set_timer(
    void *source, uint64_t start, uint64_t interval, uint64_t leeway);
WEAK void dispatch_source_cancel(void *source);
WEAK void dispatch_resume(void *object);
WEAK void dispatch_activate(void *object);
WEAK void dispatch_suspend(void *object);
WEAK void dispatch_retain(void *object);
WEAK void dispatch_release(void *object);

static struct timer *find(const void *source) {
  if (!timers || !is_capturing()) return NULL;
  struct timer *timer = timers;
  while (timer && timer->source != source) timer = timer->next;
  return timer;
}

// MARK: Firing

static void arm(struct timer *timer);

static void disarm(struct timer *timer) {
  void *token = timer->token;
  timer->token = NULL;
  if (token) cancel_work(token);
}

static void free_if_unused(struct timer *timer) {
  if (timer->references > 0 || timer->uses > 0) return;
  if (timer->handler) _Block_release(timer->handler);
  if (timer->cancel_handler) _Block_release(timer->cancel_handler);
  free(timer);
}

static void end_use(struct timer *timer) {
  timer->uses--;
  free_if_unused(timer);
}

static void invoke_handler(void *argument) {
  struct { void *isa; int flags, reserved; void (*invoke)(void *); } *block = argument;
  block->invoke(block);
}

static void run_handler(void *argument) {
  struct timer *timer = argument;
  bool canRun = timer->references > 0 && !timer->isCancelled && timer->suspensions == 0;
  if (canRun && timer->handler) {
    void *handler = _Block_copy(timer->handler);
    run_on_queue(timer->queue, handler, invoke_handler);
    _Block_release(handler);
  }
  end_use(timer);
}

static void drop_handler(void *argument) { end_use(argument); }

static void fire(void *argument) {
  struct timer *timer = argument;
  timer->token = NULL;
  timer->uses++;
  enqueue_work((struct work_item){
      .run = run_handler, .return_to_system = drop_handler, .drop = drop_handler,
      .argument = timer, .queue = NULL});
  timer->isSet = timer->interval > 0;
  timer->due += timer->interval;
  arm(timer);
}

static void forget_token(void *argument) { ((struct timer *)argument)->token = NULL; }

static void arm(struct timer *timer) {
  if (!timer->isSet || timer->isCancelled || timer->suspensions > 0 || timer->token) return;
  timer->token = schedule_work(
      timer->due - virtual_uptime(), main_queue_timer_source, fire, forget_token, timer);
}

// MARK: Sources

WEAK void *dispatch_source_create(void *type, uintptr_t handle, uintptr_t mask, void *queue) {
  ORIGINAL(dispatch_source_create);
  void *source = original(type, handle, mask, queue);
  bool isTimer = type == (void *)&_dispatch_source_type_timer;
  struct timer *timer =
      isTimer && IS_CAPTURED && has_clock() ? calloc(1, sizeof *timer) : NULL;
  if (!timer) return source;
  timer->source = source;
  timer->queue = queue ? queue : dispatch_get_global_queue(0, 0);
  timer->suspensions = 1;
  timer->references = 1;
  timer->next = timers;
  timers = timer;
  return source;
}

static void replace(void **place, void *block) {
  void *old = *place;
  *place = block ? _Block_copy(block) : NULL;
  if (old) _Block_release(old);
}

WEAK void dispatch_source_set_event_handler(void *source, void *block) {
  ORIGINAL(dispatch_source_set_event_handler);
  struct timer *timer = find(source);
  if (!timer) return original(source, block);
  replace(&timer->handler, block);
}

WEAK void dispatch_source_set_cancel_handler(void *source, void *block) {
  ORIGINAL(dispatch_source_set_cancel_handler);
  struct timer *timer = find(source);
  if (!timer) return original(source, block);
  replace(&timer->cancel_handler, block);
}

WEAK void dispatch_source_set_timer(
    void *source, uint64_t start, uint64_t interval, uint64_t leeway) {
  ORIGINAL(dispatch_source_set_timer);
  struct timer *timer = find(source);
  if (!timer) return original(source, start, interval, leeway);
  disarm(timer);
  int64_t delay = delay_until(start);
  timer->isSet = delay != INT64_MAX;
  timer->due = timer->isSet ? virtual_uptime() + (delay > 0 ? delay : 0) : 0;
  timer->interval = interval < INT64_MAX ? (int64_t)interval : 0;
  arm(timer);
}

WEAK void dispatch_source_cancel(void *source) {
  ORIGINAL(dispatch_source_cancel);
  struct timer *timer = find(source);
  original(source);
  if (!timer || timer->isCancelled) return;
  timer->isCancelled = true;
  disarm(timer);
  if (timer->cancel_handler) enqueue_work(block_item(timer->cancel_handler, NULL, timer->queue));
}

// MARK: Suspension

static struct suspension **find_suspension(const void *object) {
  struct suspension **place = &suspensions;
  while (*place && (*place)->object != object) place = &(*place)->next;
  return place;
}

bool is_suspended(const void *queue) { return suspensions && *find_suspension(queue); }

WEAK void dispatch_suspend(void *object) {
  ORIGINAL(dispatch_suspend);
  original(object);
  if (!IS_CAPTURED) return;
  struct timer *timer = find(object);
  if (timer) {
    timer->suspensions++;
    return disarm(timer);
  }
  struct suspension **place = find_suspension(object);
  if (!*place) *place = calloc(1, sizeof **place);
  if (!*place) return;
  (*place)->object = object;
  (*place)->count++;
}

static void end_suspension(void *object) {
  struct timer *timer = find(object);
  if (timer && timer->suspensions > 0) {
    timer->suspensions--;
    return arm(timer);
  }
  struct suspension **place = find_suspension(object);
  struct suspension *found = *place;
  if (!found || --found->count > 0) return;
  *place = found->next;
  free(found);
}

WEAK void dispatch_resume(void *object) {
  ORIGINAL(dispatch_resume);
  original(object);
  if (IS_CAPTURED) end_suspension(object);
}

WEAK void dispatch_activate(void *object) {
  ORIGINAL(dispatch_activate);
  original(object);
  if (IS_CAPTURED && find(object)) end_suspension(object);
}

// MARK: Lifetime

WEAK void dispatch_retain(void *object) {
  ORIGINAL(dispatch_retain);
  struct timer *timer = find(object);
  if (timer) timer->references++;
  original(object);
}

WEAK void dispatch_release(void *object) {
  ORIGINAL(dispatch_release);
  struct timer *timer = find(object);
  if (timer && --timer->references == 0) {
    disarm(timer);
    struct timer **place = &timers;
    while (*place != timer) place = &(*place)->next;
    *place = timer->next;
    free_if_unused(timer);
  }
  original(object);
}

#endif

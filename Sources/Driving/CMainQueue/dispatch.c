// The functions of libdispatch that queue work, seen before the library's own.
#define _GNU_SOURCE
#include "line.h"

#if defined(__linux__)

#include <dlfcn.h>
#include <poll.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

typedef void (*function)(void *context);

// How a block begins, by the ABI of blocks.
struct block {
  void *isa;
  int flags;
  int reserved;
  void (*invoke)(void *block);
};

extern char _dispatch_main_q __attribute__((weak));
extern char _dispatch_source_type_timer __attribute__((weak));
extern int _dispatch_get_main_queue_handle_4CF(void) __attribute__((weak));
extern void dispatch_group_enter(void *group) __attribute__((weak));
extern void dispatch_retain(void *object) __attribute__((weak));
extern void dispatch_release(void *object) __attribute__((weak));
extern long dispatch_group_wait(void *group, uint64_t timeout) __attribute__((weak));
extern void *_Block_copy(const void *block) __attribute__((weak));
extern void _Block_release(const void *block) __attribute__((weak));

// What is defined here once more, as the library declares it.
#define WEAK __attribute__((weak))
WEAK void dispatch_async(void *queue, void *block);
WEAK void dispatch_async_f(void *queue, void *context, function work);
WEAK void dispatch_group_async(void *group, void *queue, void *block);
WEAK void dispatch_group_notify(void *group, void *queue, void *block);
WEAK void dispatch_group_leave(void *group);
WEAK void dispatch_after(uint64_t when, void *queue, void *block);
WEAK void dispatch_after_f(uint64_t when, void *queue, void *context, function work);
WEAK void *dispatch_source_create(
    void *type, uintptr_t handle, uintptr_t mask, void *queue);

// The library's own function of a name; looked up once.
#define ORIGINAL(name)                      \
  static __typeof__(&name) original;        \
  if (!original) original = (__typeof__(&name))dlsym(RTLD_NEXT, #name)

static bool is_for_main(const void *queue) {
  return &_dispatch_main_q && queue == (const void *)&_dispatch_main_q;
}

// MARK: Blocks in the line

static void run_block(void *block) {
  ((struct block *)block)->invoke(block);
  _Block_release(block);
}

static void give_block_back(void *block) {
  ORIGINAL(dispatch_async);
  original(&_dispatch_main_q, block);
  _Block_release(block);
}

static void keep_block(void *block, void *group) {
  keep((struct piece){
      .run = run_block,
      .give_back = give_block_back,
      .argument = _Block_copy(block),
      .group = group,
  });
}

// MARK: Functions in the line

struct call {
  function function;
  void *context;
};

static void run_call(void *argument) {
  struct call call = *(struct call *)argument;
  free(argument);
  call.function(call.context);
}

static void give_call_back(void *argument) {
  ORIGINAL(dispatch_async_f);
  struct call call = *(struct call *)argument;
  free(argument);
  original(&_dispatch_main_q, call.context, call.function);
}

// MARK: Queueing

WEAK void dispatch_async(void *queue, void *block) {
  ORIGINAL(dispatch_async);
  if (!is_watched()) return original(queue, block);
  if (is_for_main(queue)) return keep_block(block, NULL);
  note_departure(main_queue_departure_queue);
  original(queue, block);
}

WEAK void dispatch_async_f(void *queue, void *context, function work) {
  ORIGINAL(dispatch_async_f);
  if (!is_watched()) return original(queue, context, work);
  struct call *call = is_for_main(queue) ? malloc(sizeof *call) : NULL;
  if (!call) {
    note_departure(main_queue_departure_queue);
    return original(queue, context, work);
  }
  *call = (struct call){work, context};
  keep((struct piece){.run = run_call, .give_back = give_call_back, .argument = call});
}

WEAK void dispatch_group_async(void *group, void *queue, void *block) {
  ORIGINAL(dispatch_group_async);
  if (!is_watched()) return original(group, queue, block);
  if (is_for_main(queue)) {
    dispatch_group_enter(group);
    return keep_block(block, group);
  }
  note_departure(main_queue_departure_queue);
  original(group, queue, block);
}

WEAK void dispatch_after(uint64_t when, void *queue, void *block) {
  ORIGINAL(dispatch_after);
  if (is_watched()) note_departure(main_queue_departure_after);
  original(when, queue, block);
}

WEAK void dispatch_after_f(uint64_t when, void *queue, void *context, function work) {
  ORIGINAL(dispatch_after_f);
  if (is_watched()) note_departure(main_queue_departure_sleep);
  original(when, queue, context, work);
}

WEAK void *dispatch_source_create(
    void *type, uintptr_t handle, uintptr_t mask, void *queue) {
  ORIGINAL(dispatch_source_create);
  if (is_watched() && type == (void *)&_dispatch_source_type_timer) {
    note_departure(main_queue_departure_source);
  }
  return original(type, handle, mask, queue);
}

// MARK: Groups

// Who waits on the main queue for a group to be empty.
struct waiting {
  void *group;
  void *block;
  struct waiting *next;
};

static struct waiting *waiting;

static bool is_empty(void *group) { return dispatch_group_wait(group, 0) == 0; }

static void keep_waiting(struct waiting *one) {
  keep_block(one->block, NULL);
  _Block_release(one->block);
  dispatch_release(one->group);
  free(one);
}

// The group may have been left on another thread, so all are asked.
void keep_ready_groups(void) {
  for (struct waiting **place = &waiting; *place;) {
    struct waiting *one = *place;
    if (is_empty(one->group)) {
      *place = one->next;
      keep_waiting(one);
    } else {
      place = &one->next;
    }
  }
}

WEAK void dispatch_group_notify(void *group, void *queue, void *block) {
  ORIGINAL(dispatch_group_notify);
  struct waiting *one = is_watched() && is_for_main(queue) ? malloc(sizeof *one) : NULL;
  if (!one) return original(group, queue, block);
  dispatch_retain(group);
  *one = (struct waiting){group, _Block_copy(block), NULL};
  struct waiting **place = &waiting;
  while (*place) place = &(*place)->next;
  *place = one;
  keep_ready_groups();
}

WEAK void dispatch_group_leave(void *group) {
  ORIGINAL(dispatch_group_leave);
  original(group);
  if (waiting && is_watched()) keep_ready_groups();
}

void leave_group(void *group) { dispatch_group_leave(group); }

// MARK: The system's main queue

int main_queue_has_system_work(void) {
  if (!_dispatch_get_main_queue_handle_4CF) return -1;
  struct pollfd handle = {_dispatch_get_main_queue_handle_4CF(), POLLIN, 0};
  return poll(&handle, 1, 0) > 0;
}

extern void *CFRunLoopGetMain(void) __attribute__((weak));
extern double CFRunLoopGetNextTimerFireDate(void *loop, const void *mode) __attribute__((weak));
extern const void *kCFRunLoopDefaultMode __attribute__((weak));

bool main_queue_has_timer(void) {
  if (!CFRunLoopGetNextTimerFireDate || !&kCFRunLoopDefaultMode) return false;
  return CFRunLoopGetNextTimerFireDate(CFRunLoopGetMain(), kCFRunLoopDefaultMode) > 0;
}

#else

void leave_group(void *group) { (void)group; }
void keep_ready_groups(void) {}
int main_queue_has_system_work(void) { return -1; }
bool main_queue_has_timer(void) { return false; }

#endif

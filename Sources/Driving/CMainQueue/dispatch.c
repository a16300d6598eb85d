// Replacements for the functions of libdispatch that queue work.
#define _GNU_SOURCE
#include "queue.h"

#if defined(__linux__)

#include <dlfcn.h>
#include <poll.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef void (*function)(void *context);

// The beginning of a block, in the ABI of blocks.
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

// The functions defined here, as the library declares them.
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

// Defines `original` as the library's own function; looks it up once.
#define ORIGINAL(name)                      \
  static __typeof__(&name) original;        \
  if (!original) original = (__typeof__(&name))dlsym(RTLD_NEXT, #name)

extern const char *dispatch_queue_get_label(void *queue) __attribute__((weak));

// URLSession's queues have its name in their labels.
static enum main_queue_untracked_work kind_of_work(void *queue) {
  const char *label = dispatch_queue_get_label ? dispatch_queue_get_label(queue) : NULL;
  return label && strstr(label, "URLSession") ? main_queue_untracked_work_session
                                              : main_queue_untracked_work_queue;
}

static bool is_for_main(const void *queue) {
  return &_dispatch_main_q && queue == (const void *)&_dispatch_main_q;
}

// MARK: Captured blocks

static void run_block(void *block) {
  ((struct block *)block)->invoke(block);
  _Block_release(block);
}

static void return_block(void *block) {
  ORIGINAL(dispatch_async);
  original(&_dispatch_main_q, block);
  _Block_release(block);
}

static void drop_block(void *block) { _Block_release(block); }

static void enqueue_block(void *block, void *group) {
  enqueue_work((struct work_item){
      .run = run_block,
      .return_to_system = return_block,
      .drop = drop_block,
      .argument = _Block_copy(block),
      .group = group,
  });
}

// MARK: Captured functions

struct call {
  function function;
  void *context;
};

static void run_call(void *argument) {
  struct call call = *(struct call *)argument;
  free(argument);
  call.function(call.context);
}

static void return_call(void *argument) {
  ORIGINAL(dispatch_async_f);
  struct call call = *(struct call *)argument;
  free(argument);
  original(&_dispatch_main_q, call.context, call.function);
}

// MARK: Queueing

WEAK void dispatch_async(void *queue, void *block) {
  ORIGINAL(dispatch_async);
  if (!is_capturing()) return original(queue, block);
  if (is_for_main(queue)) return enqueue_block(block, NULL);
  count_untracked_work(kind_of_work(queue));
  original(queue, block);
}

WEAK void dispatch_async_f(void *queue, void *context, function work) {
  ORIGINAL(dispatch_async_f);
  if (!is_capturing()) return original(queue, context, work);
  struct call *call = is_for_main(queue) ? malloc(sizeof *call) : NULL;
  if (!call) {
    count_untracked_work(kind_of_work(queue));
    return original(queue, context, work);
  }
  *call = (struct call){work, context};
  enqueue_work((struct work_item){
      .run = run_call, .return_to_system = return_call, .drop = free, .argument = call});
}

WEAK void dispatch_group_async(void *group, void *queue, void *block) {
  ORIGINAL(dispatch_group_async);
  if (!is_capturing()) return original(group, queue, block);
  if (is_for_main(queue)) {
    dispatch_group_enter(group);
    return enqueue_block(block, group);
  }
  count_untracked_work(kind_of_work(queue));
  original(group, queue, block);
}

WEAK void dispatch_after(uint64_t when, void *queue, void *block) {
  ORIGINAL(dispatch_after);
  if (is_capturing()) count_untracked_work(main_queue_untracked_work_after);
  original(when, queue, block);
}

WEAK void dispatch_after_f(uint64_t when, void *queue, void *context, function work) {
  ORIGINAL(dispatch_after_f);
  if (is_capturing()) count_untracked_work(main_queue_untracked_work_sleep);
  original(when, queue, context, work);
}

WEAK void *dispatch_source_create(
    void *type, uintptr_t handle, uintptr_t mask, void *queue) {
  ORIGINAL(dispatch_source_create);
  if (is_capturing() && type == (void *)&_dispatch_source_type_timer) {
    count_untracked_work(main_queue_untracked_work_source);
  }
  return original(type, handle, mask, queue);
}

// MARK: Groups

// A block for the main queue that waits until a group is empty.
struct notification {
  void *group;
  void *block;
  struct notification *next;
};

static struct notification *notifications;

static bool is_empty(void *group) { return dispatch_group_wait(group, 0) == 0; }

static void enqueue_notification(struct notification *notification) {
  enqueue_block(notification->block, NULL);
  _Block_release(notification->block);
  dispatch_release(notification->group);
  free(notification);
}

// Another thread may have left a group, so every group is checked.
void enqueue_group_notifications(void) {
  for (struct notification **place = &notifications; *place;) {
    struct notification *notification = *place;
    if (is_empty(notification->group)) {
      *place = notification->next;
      enqueue_notification(notification);
    } else {
      place = &notification->next;
    }
  }
}

WEAK void dispatch_group_notify(void *group, void *queue, void *block) {
  ORIGINAL(dispatch_group_notify);
  bool is_captured = is_capturing() && is_for_main(queue);
  struct notification *notification = is_captured ? malloc(sizeof *notification) : NULL;
  if (!notification) return original(group, queue, block);
  dispatch_retain(group);
  *notification = (struct notification){group, _Block_copy(block), NULL};
  struct notification **place = &notifications;
  while (*place) place = &(*place)->next;
  *place = notification;
  enqueue_group_notifications();
}

WEAK void dispatch_group_leave(void *group) {
  ORIGINAL(dispatch_group_leave);
  original(group);
  if (notifications && is_capturing()) enqueue_group_notifications();
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
void enqueue_group_notifications(void) {}
int main_queue_has_system_work(void) { return -1; }
bool main_queue_has_timer(void) { return false; }

#endif

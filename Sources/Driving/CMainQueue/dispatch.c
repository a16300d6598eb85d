// Replacements for the functions of libdispatch that queue work.
#define _GNU_SOURCE
#include "queue.h"

#if defined(__linux__)

#include <dlfcn.h>
#include <poll.h>
#include <stddef.h>
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

extern char _dispatch_main_q WEAK;
extern int _dispatch_get_main_queue_handle_4CF(void) WEAK;
extern void dispatch_group_enter(void *group) WEAK;
extern void dispatch_retain(void *object) WEAK;
extern void dispatch_release(void *object) WEAK;
extern long dispatch_group_wait(void *group, uint64_t timeout) WEAK;
extern void dispatch_sync_f(void *queue, void *context, function work) WEAK;
extern const char *dispatch_queue_get_label(void *queue) WEAK;
extern void *_Block_copy(const void *block) WEAK;
extern void _Block_release(const void *block) WEAK;

// The functions defined here, as the library declares them.
WEAK void dispatch_async(void *queue, void *block);
WEAK void dispatch_async_f(void *queue, void *context, function work);
WEAK void dispatch_barrier_async(void *queue, void *block);
WEAK void dispatch_group_async(void *group, void *queue, void *block);
WEAK void dispatch_group_notify(void *group, void *queue, void *block);
WEAK void dispatch_group_leave(void *group);
WEAK void dispatch_after(uint64_t when, void *queue, void *block);
WEAK void dispatch_after_f(uint64_t when, void *queue, void *context, function work);
WEAK void *dispatch_queue_create_with_target(const char *label, void *attributes, void *target);

// MARK: Queues

// Queues whose target is the main queue run their work there.
static void **queues_on_main;
static size_t queues_on_main_count;

WEAK void *dispatch_queue_create_with_target(const char *label, void *attributes, void *target) {
  ORIGINAL(dispatch_queue_create_with_target);
  void *queue = original(label, attributes, target);
  if (!is_capturing() || !target || target != (void *)&_dispatch_main_q) return queue;
  void **grown = realloc(queues_on_main, (queues_on_main_count + 1) * sizeof *grown);
  if (!grown) return queue;
  queues_on_main = grown;
  queues_on_main[queues_on_main_count++] = queue;
  return queue;
}

static bool is_for_main(const void *queue) {
  if (&_dispatch_main_q && queue == (const void *)&_dispatch_main_q) return true;
  for (size_t index = 0; index < queues_on_main_count; index++) {
    if (queues_on_main[index] == queue) return true;
  }
  return false;
}

// URLSession's queues have its name in their labels.
static bool is_of_session(void *queue) {
  const char *label = dispatch_queue_get_label ? dispatch_queue_get_label(queue) : NULL;
  return label && strstr(label, "URLSession");
}

static void count_untracked_queue(void *queue) {
  count_untracked_work(
      is_of_session(queue) ? main_queue_untracked_work_session : main_queue_untracked_work_queue);
}

// Returns whether work for a queue that is not the main one is captured; counts it if not.
static bool is_captured_queue(void *queue, bool isOfApp) {
  if (isOfApp && has_clock() && !is_of_session(queue)) return true;
  count_untracked_queue(queue);
  return false;
}

void run_on_queue(void *queue, void *context, function work) {
  if (is_for_main(queue)) return work(context);
  dispatch_sync_f(queue, context, work);
}

// MARK: Captured blocks

// A block or a function with its context, and the queue it is for.
struct call {
  function function;
  void *context;
  void *queue;
};

static void invoke(void *block) { ((struct block *)block)->invoke(block); }

static void run_block(void *block) {
  invoke(block);
  _Block_release(block);
}

static void return_block(void *block) {
  ORIGINAL(dispatch_async);
  original(&_dispatch_main_q, block);
  _Block_release(block);
}

static void drop_block(void *block) { _Block_release(block); }

// Takes a call out of its memory, without the reference to its queue.
static struct call taken(void *argument) {
  struct call call = *(struct call *)argument;
  free(argument);
  return call;
}

static void run_queue_block(void *argument) {
  struct call call = taken(argument);
  run_on_queue(call.queue, call.context, invoke);
  _Block_release(call.context);
  dispatch_release(call.queue);
}

static void return_queue_block(void *argument) {
  ORIGINAL(dispatch_async);
  struct call call = taken(argument);
  original(call.queue, call.context);
  _Block_release(call.context);
  dispatch_release(call.queue);
}

static void drop_queue_block(void *argument) {
  struct call call = taken(argument);
  _Block_release(call.context);
  dispatch_release(call.queue);
}

struct work_item block_item(void *block, void *group, void *queue) {
  struct call *call = queue && !is_for_main(queue) ? malloc(sizeof *call) : NULL;
  void *copy = _Block_copy(block);
  if (!call) {
    return (struct work_item){run_block, return_block, drop_block, copy, group, NULL};
  }
  dispatch_retain(queue);
  *call = (struct call){NULL, copy, queue};
  return (struct work_item){
      run_queue_block, return_queue_block, drop_queue_block, call, group, queue};
}

// MARK: Captured functions

static void run_call(void *argument) {
  struct call call = taken(argument);
  if (!call.queue) return call.function(call.context);
  run_on_queue(call.queue, call.context, call.function);
  dispatch_release(call.queue);
}

static void return_call(void *argument) {
  ORIGINAL(dispatch_async_f);
  struct call call = taken(argument);
  original(call.queue ? call.queue : &_dispatch_main_q, call.context, call.function);
  if (call.queue) dispatch_release(call.queue);
}

static void drop_call(void *argument) {
  struct call call = taken(argument);
  if (call.queue) dispatch_release(call.queue);
}

struct work_item call_item(function work, void *context, void *queue) {
  if (queue && is_for_main(queue)) queue = NULL;
  struct call *call = malloc(sizeof *call);
  if (!call) abort();
  if (queue) dispatch_retain(queue);
  *call = (struct call){work, context, queue};
  return (struct work_item){run_call, return_call, drop_call, call, NULL, queue};
}

// MARK: Queueing

WEAK void dispatch_async(void *queue, void *block) {
  ORIGINAL(dispatch_async);
  if (!is_capturing()) return original(queue, block);
  if (!is_for_main(queue) && !is_captured_queue(queue, IS_CAPTURED)) return original(queue, block);
  enqueue_work(block_item(block, NULL, queue));
}

WEAK void dispatch_barrier_async(void *queue, void *block) {
  ORIGINAL(dispatch_barrier_async);
  if (!is_capturing() || !is_captured_queue(queue, IS_CAPTURED)) return original(queue, block);
  enqueue_work(block_item(block, NULL, queue));
}

WEAK void dispatch_async_f(void *queue, void *context, function work) {
  ORIGINAL(dispatch_async_f);
  if (!is_capturing()) return original(queue, context, work);
  if (!is_for_main(queue) && !is_captured_queue(queue, IS_CAPTURED)) {
    return original(queue, context, work);
  }
  enqueue_work(call_item(work, context, queue));
}

WEAK void dispatch_group_async(void *group, void *queue, void *block) {
  ORIGINAL(dispatch_group_async);
  if (!is_capturing()) return original(group, queue, block);
  if (!is_for_main(queue) && !is_captured_queue(queue, IS_CAPTURED)) {
    return original(group, queue, block);
  }
  dispatch_group_enter(group);
  enqueue_work(block_item(block, group, queue));
}

// MARK: Delays

static void enqueue_scheduled(void *argument) {
  enqueue_work(*(struct work_item *)argument);
  free(argument);
}

static void drop_scheduled(void *argument) {
  struct work_item item = *(struct work_item *)argument;
  free(argument);
  item.drop(item.argument);
}

static void schedule_item(int64_t delay, enum main_queue_timer kind, struct work_item item) {
  struct work_item *kept = malloc(sizeof *kept);
  if (!kept) abort();
  *kept = item;
  schedule_work(delay, kind, enqueue_scheduled, drop_scheduled, kept);
}

WEAK void dispatch_after(uint64_t when, void *queue, void *block) {
  ORIGINAL(dispatch_after);
  if (!IS_CAPTURED || !has_clock()) {
    if (IS_OF_TEST && delay_in_test(when, false, block_item(block, NULL, queue))) return;
    return original(when, queue, block);
  }
  schedule_item(delay_until(when), main_queue_timer_after, block_item(block, NULL, queue));
}

WEAK void dispatch_after_f(uint64_t when, void *queue, void *context, function work) {
  ORIGINAL(dispatch_after_f);
  bool isSleep = is_concurrency_runtime(__builtin_return_address(0));
  if (!IS_CAPTURED || !has_clock()) {
    if (IS_OF_TEST
        && delay_in_test(when, isSleep, call_item(work, context, isSleep ? NULL : queue))) {
      return;
    }
    return original(when, queue, context, work);
  }
  schedule_item(
      delay_until(when), isSleep ? main_queue_timer_sleep : main_queue_timer_after,
      call_item(work, context, isSleep ? NULL : queue));
}

// MARK: Groups

// A block that waits until a group is empty.
struct notification {
  void *group;
  struct work_item item;
  struct notification *next;
};

static struct notification *notifications;

static bool is_empty(void *group) { return dispatch_group_wait(group, 0) == 0; }

static void enqueue_notification(struct notification *notification) {
  enqueue_work(notification->item);
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
  bool isCaptured = is_capturing() && (is_for_main(queue) || (IS_CAPTURED && has_clock()));
  struct notification *notification = isCaptured ? malloc(sizeof *notification) : NULL;
  if (!notification) return original(group, queue, block);
  dispatch_retain(group);
  *notification = (struct notification){group, block_item(block, NULL, queue), NULL};
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

static uint64_t marks_posted, marks_reached;

static void reach_mark(void *context) {
  (void)context;
  marks_reached++;
}

void main_queue_post_mark(void) {
  ORIGINAL(dispatch_async_f);
  marks_posted++;
  original(&_dispatch_main_q, NULL, reach_mark);
}

bool main_queue_has_reached_mark(void) { return marks_reached == marks_posted; }

extern const void *kCFRunLoopDefaultMode WEAK;
extern int CFRunLoopRunInMode(const void *mode, double seconds, bool returnsAfterSource) WEAK;

void run_main_loop_briefly(void) {
  if (CFRunLoopRunInMode && &kCFRunLoopDefaultMode) {
    CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0.001, true);
  }
}

extern void *CFRunLoopGetMain(void) WEAK;
extern double CFRunLoopGetNextTimerFireDate(void *loop, const void *mode) WEAK;

bool main_queue_has_timer(void) {
  if (!CFRunLoopGetNextTimerFireDate || !&kCFRunLoopDefaultMode) return false;
  return CFRunLoopGetNextTimerFireDate(CFRunLoopGetMain(), kCFRunLoopDefaultMode) > 0;
}

#else

void leave_group(void *group) { (void)group; }
void enqueue_group_notifications(void) {}
int main_queue_has_system_work(void) { return -1; }
void main_queue_post_mark(void) {}
bool main_queue_has_reached_mark(void) { return true; }
bool main_queue_has_timer(void) { return false; }

#endif

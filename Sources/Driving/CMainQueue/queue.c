#define _GNU_SOURCE
#include "queue.h"

#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

static struct work_item *items;
static size_t first, end, capacity;

// Set per thread: the work of other threads is not captured.
static _Thread_local bool is_capturing_here;

static int untracked_work[main_queue_untracked_work_count];

bool main_queue_is_main_thread(void) {
#if defined(__linux__)
  static _Thread_local enum { UNKNOWN, MAIN, OTHER } kind;
  if (kind == UNKNOWN) kind = gettid() == getpid() ? MAIN : OTHER;
  return kind == MAIN;
#else
  return pthread_main_np() != 0;
#endif
}

bool is_capturing(void) { return is_capturing_here; }

// Work that has run out of its turn leaves an item without a function.
static void skip_done(void) {
  while (first < end && !items[first].run) first++;
}

void main_queue_start_capturing(void) { is_capturing_here = true; }

void main_queue_stop_capturing(bool keeps_rest) {
  is_capturing_here = false;
  while (!keeps_rest && first < end) {
    struct work_item item = items[first++];
    if (!item.run) continue;
    item.return_to_system(item.argument);
    if (item.group) leave_group(item.group);
  }
}

// An empty queue starts again at the front of its memory, so it seldom grows.
static bool make_room(void) {
  if (first == end) first = end = 0;
  if (end < capacity) return true;
  size_t wanted = capacity ? capacity * 2 : 16;
  struct work_item *grown = realloc(items, wanted * sizeof *items);
  if (!grown) return false;
  items = grown;
  capacity = wanted;
  return true;
}

void enqueue_work(struct work_item item) {
  if (make_room()) {
    items[end++] = item;
  } else {
    item.return_to_system(item.argument);
  }
}

int main_queue_count(void) { return (int)(end - first); }

void main_queue_forget(void) { first = end = 0; }

static void run(struct work_item item) {
  if (item.queue && is_suspended(item.queue)) {
    item.return_to_system(item.argument);
  } else {
    item.run(item.argument);
  }
  if (item.group) leave_group(item.group);
}

bool main_queue_run_next(void) {
  skip_done();
  if (first == end) enqueue_group_notifications();
  if (first == end) return false;
  run(items[first++]);
  return true;
}

bool run_next_for_queue(const void *queue) {
  for (size_t index = first; index < end; index++) {
    struct work_item item = items[index];
    if (!item.run || !item.queue || (queue && item.queue != queue)) continue;
    items[index].run = NULL;
    run(item);
    return true;
  }
  return false;
}

void main_queue_drop_all(void) {
  while (first < end) {
    struct work_item item = items[first++];
    if (!item.run) continue;
    item.drop(item.argument);
    if (item.group) leave_group(item.group);
  }
}

void count_untracked_work(enum main_queue_untracked_work kind) { untracked_work[kind]++; }

int main_queue_take_untracked_work(enum main_queue_untracked_work kind) {
  int count = untracked_work[kind];
  untracked_work[kind] = 0;
  return count;
}

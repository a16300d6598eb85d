// Jobs of Swift's executors: those of the main actor, and those that would go to a pool of threads.
#include "line.h"

static void (*run_job)(void *job);

void main_queue_set_job_runner(void (*run)(void *job)) { run_job = run; }

#if defined(__linux__) && __has_attribute(swiftcall)

#define SWIFT __attribute__((swiftcall))

typedef SWIFT void (*enqueue)(void *job);
typedef SWIFT void (*enqueue_hook)(void *job, enqueue original);

// Of the Swift runtime; weak, since an app need not link it.
extern enqueue_hook swift_task_enqueueGlobal_hook __attribute__((weak));
extern enqueue_hook swift_task_enqueueMainExecutor_hook __attribute__((weak));
extern SWIFT void swift_task_enqueueMainExecutor(void *job) __attribute__((weak));

static void give_back(void *job) { swift_task_enqueueMainExecutor(job); }

static SWIFT void enqueue_job(void *job, enqueue original) {
  if (!run_job || !is_watched()) return original(job);
  keep((struct piece){.run = run_job, .give_back = give_back, .argument = job});
}

__attribute__((constructor)) static void set_hooks(void) {
  if (!swift_task_enqueueMainExecutor || !&swift_task_enqueueGlobal_hook) return;
  swift_task_enqueueGlobal_hook = enqueue_job;
  swift_task_enqueueMainExecutor_hook = enqueue_job;
}

#endif

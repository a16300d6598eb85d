// Hooks for the jobs of Swift's executors: the main executor and the global thread pool.
#include "queue.h"

static void (*run_job)(void *job);

void main_queue_set_job_runner(void (*run)(void *job)) { run_job = run; }

#if defined(__linux__) && __has_attribute(swiftcall)

#define SWIFT __attribute__((swiftcall))

typedef SWIFT void (*enqueue_job_function)(void *job);
typedef SWIFT void (*enqueue_hook)(void *job, enqueue_job_function original);

// Symbols of the Swift runtime; weak, since an app need not link it.
extern enqueue_hook swift_task_enqueueGlobal_hook __attribute__((weak));
extern enqueue_hook swift_task_enqueueMainExecutor_hook __attribute__((weak));
extern SWIFT void swift_task_enqueueMainExecutor(void *job) __attribute__((weak));

static void return_job(void *job) { swift_task_enqueueMainExecutor(job); }

// A task cannot be ended from outside, so its job stays where it is.
static void drop_job(void *job) { (void)job; }

static SWIFT void enqueue_job(void *job, enqueue_job_function original) {
  if (!run_job || !is_capturing()) return original(job);
  enqueue_work((struct work_item){
      .run = run_job, .return_to_system = return_job, .drop = drop_job, .argument = job});
}

// The tasks of a test's own code run on the main queue, so that they do not race with its waits.
static SWIFT void enqueue_global_job(void *job, enqueue_job_function original) {
  if (has_main_thread_test() && !is_capturing()) return swift_task_enqueueMainExecutor(job);
  enqueue_job(job, original);
}

__attribute__((constructor)) static void set_hooks(void) {
  if (!swift_task_enqueueMainExecutor || !&swift_task_enqueueGlobal_hook) return;
  swift_task_enqueueGlobal_hook = enqueue_global_job;
  swift_task_enqueueMainExecutor_hook = enqueue_job;
}

#endif

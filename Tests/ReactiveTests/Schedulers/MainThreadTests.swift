#if DEBUG && os(Linux)
  import Foundation
  import Reactive
  import Testing

  /// A failed check stops the process, so that it is made in another one.
  @Suite("Checks that code runs on the main thread")
  struct MainThreadTests {
    @Test("the checks stop the program on another thread where no clock is driven")
    func otherThread() async {
      await #expect(processExitsWith: .failure) {
        await withCheckedContinuation { done in
          Thread.detachNewThread {
            MainScheduler.ensureRunningOnMainThread(errorMessage: "not here")
            done.resume()
          }
        }
      }
      await #expect(processExitsWith: .failure) {
        await withCheckedContinuation { done in
          Thread.detachNewThread {
            MainScheduler.ensureExecutingOnScheduler(errorMessage: "not here")
            done.resume()
          }
        }
      }
    }

    @Test("the checks do nothing on the main thread")
    func mainThread() {
      MainScheduler.ensureRunningOnMainThread(errorMessage: "not here")
      MainScheduler.ensureExecutingOnScheduler(errorMessage: "not here")
    }
  }
#endif

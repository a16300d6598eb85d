import Reactive
import Testing

@Suite("Hooks for unhandled errors", .serialized)
struct HooksTests {
  /// Runs a body and restores the hooks.
  func keepingHooks(_ body: () -> Void) {
    let (handler, capture) = (
      Hooks.defaultErrorHandler, Hooks.customCaptureSubscriptionCallstack
    )
    defer {
      Hooks.defaultErrorHandler = handler
      Hooks.customCaptureSubscriptionCallstack = capture
      Hooks.recordCallStackOnError = false
    }
    body()
  }

  @Test("the handler receives each error that no subscription handles, and no other")
  func handler() {
    var heard: [String] = []
    keepingHooks {
      Hooks.defaultErrorHandler = { stack, error in heard.append("\(stack) \(error)") }
      _ = Observable<Int>.error(TestError()).subscribe()
      _ = Observable<Int>.error(TestError()).subscribe(onError: { _ in })
      _ = Single<Int>.error(TestError()).subscribe()
      _ = Completable.error(TestError()).subscribe()
    }
    #expect(heard == ["[] TestError()", "[] TestError()", "[] TestError()"])
  }

  @Test("the call stack is the line that subscribed, or what a closure captures")
  func callStack() {
    var heard: [[String]] = []
    keepingHooks {
      Hooks.defaultErrorHandler = { stack, _ in heard.append(stack) }
      #expect(!Hooks.recordCallStackOnError)
      Hooks.recordCallStackOnError = true
      #expect(Hooks.recordCallStackOnError)
      _ = Observable<Int>.error(TestError()).subscribe(fileID: "App/Search.swift", line: 7)
      Hooks.customCaptureSubscriptionCallstack = { ["frame 1", "frame 2"] }
      _ = Observable<Int>.error(TestError()).subscribe()
    }
    #expect(heard == [["App/Search.swift:7"], ["frame 1", "frame 2"]])
  }
}

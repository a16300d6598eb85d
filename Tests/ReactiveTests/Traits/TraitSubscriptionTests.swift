import Reactive
import Testing

@Suite("Subscriptions to singles, maybes and completables")
struct TraitSubscriptionTests {
  final class Log {
    var lines: [String] = []
  }

  let log = Log()

  @Test("a maybe calls one closure for its element, its completion or its error, then disposes")
  func maybe() {
    for maybe in [Maybe.just(1), .empty(), .error(TestError())] {
      maybe.subscribe(
        onSuccess: { [log] in log.lines.append("success \($0)") },
        onError: { [log] in log.lines.append("\($0)") },
        onCompleted: { [log] in log.lines.append("completed") },
        onDisposed: { [log] in log.lines.append("disposed") }
      ).dispose()
    }
    #expect(
      log.lines == ["success 1", "disposed", "completed", "disposed", "TestError()", "disposed"])
  }

  @Test("a maybe passes an object on with its element, its completion or its error")
  func maybeWithObject() {
    for maybe in [Maybe.just(1), .empty(), .error(TestError())] {
      maybe.subscribe(
        with: log, onSuccess: { $0.lines.append("success \($1)") },
        onError: { $0.lines.append("\($1)") }, onCompleted: { $0.lines.append("completed") },
        onDisposed: { $0.lines.append("disposed") }
      ).dispose()
    }
    #expect(
      log.lines == ["success 1", "disposed", "completed", "disposed", "TestError()", "disposed"])
  }

  @Test("a completable passes an object on with its completion or its error")
  func completableWithObject() {
    for completable in [Completable.empty(), .error(TestError())] {
      completable.subscribe(
        with: log, onCompleted: { $0.lines.append("completed") },
        onError: { $0.lines.append("\($1)") }, onDisposed: { $0.lines.append("disposed") }
      ).dispose()
    }
    #expect(log.lines == ["completed", "disposed", "TestError()", "disposed"])
  }

  @Test("a completable calls one closure for its completion or its error, then disposes")
  func completable() {
    for completable in [Completable.empty(), .error(TestError())] {
      completable.subscribe(
        onCompleted: { [log] in log.lines.append("completed") },
        onError: { [log] in log.lines.append("\($0)") },
        onDisposed: { [log] in log.lines.append("disposed") }
      ).dispose()
    }
    #expect(log.lines == ["completed", "disposed", "TestError()", "disposed"])
  }

  @Test("events of maybes are equal by case and payload", arguments: [0, 1, 2, 3, 4])
  func maybeEvents(index: Int) {
    let events: [MaybeEvent<Int>] = [
      .success(1), .success(2), .completed, .error(TestError()), .error(RxError.timeout),
    ]
    for other in events.indices {
      #expect((events[index] == events[other]) == (index == other), "\(index) and \(other)")
    }
  }

  @Test("events of completables are equal by case and error", arguments: [0, 1, 2])
  func completableEvents(index: Int) {
    let events: [CompletableEvent] = [.completed, .error(TestError()), .error(RxError.timeout)]
    for other in events.indices {
      #expect((events[index] == events[other]) == (index == other), "\(index) and \(other)")
    }
  }
}

import Reactive
import Testing
import VirtualTime

@Suite("window, its windows and their end")
struct WindowTests {
  private let scheduler = TestScheduler()

  /// Observes a source in windows of two elements or five ticks, and every window.
  private func heard(_ send: (PublishSubject<Int>) -> Void) -> [String] {
    let (source, bag) = (PublishSubject<Int>(), DisposeBag())
    var lines: [String] = []
    var count = 0
    let outer = source.window(timeSpan: .seconds(5), count: 2, scheduler: scheduler).subscribe(
      onNext: { window in
        count += 1
        let name = "window \(count)"
        lines.append(name)
        window.subscribe { lines.append("\(name) \($0)") }.disposed(by: bag)
      }, onError: { lines.append("\($0)") }, onCompleted: { lines.append("completed") })
    send(source)
    outer.dispose()
    return lines
  }

  @Test("an error reaches the open window, then the sequence of windows")
  func error() {
    let heard = heard { source in
      [1, 2, 3].forEach(source.onNext)
      source.onError(TestError())
    }
    #expect(
      heard == [
        "window 1", "window 1 next(1)", "window 1 next(2)", "window 1 completed", "window 2",
        "window 2 next(3)", "window 2 error(TestError())", "TestError()",
      ])
    #expect(scheduler.time.isIdle)
  }

  @Test("a completion reaches the open window, then the sequence of windows")
  func completion() {
    let heard = heard { source in
      source.onNext(1)
      source.onCompleted()
    }
    #expect(
      heard == ["window 1", "window 1 next(1)", "window 1 completed", "completed"])
    #expect(scheduler.time.isIdle)
  }

  @Test("a window without elements ends with its time, and counts its elements anew")
  func time() {
    let heard = heard { source in
      source.onNext(1)
      scheduler.advanceTo(scheduler.clock + 5)
      [2, 3].forEach(source.onNext)
    }
    #expect(
      heard == [
        "window 1", "window 1 next(1)", "window 1 completed", "window 2", "window 2 next(2)",
        "window 2 next(3)", "window 2 completed", "window 3",
      ])
  }
}

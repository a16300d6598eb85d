import Reactive
import Testing

@Suite("groupBy, its end")
struct GroupErrorTests {
  private final class Log {
    var lines: [String] = []
  }

  private func subscribe(_ source: PublishSubject<Int>, _ log: Log) -> any Disposable {
    let bag = DisposeBag()
    let outer = source.groupBy { $0 % 2 }.subscribe(
      onNext: { group in
        group.subscribe(
          onNext: { log.lines.append("\(group.key): \($0)") },
          onError: { _ in log.lines.append("\(group.key): error") },
          onCompleted: { log.lines.append("\(group.key): end") }
        ).disposed(by: bag)
      }, onError: { _ in log.lines.append("error") }, onCompleted: { log.lines.append("end") })
    return Disposables.create {
      _ = bag
      outer.dispose()
    }
  }

  @Test("an error reaches each group in the order of their keys, then the sequence of groups")
  func error() {
    let (source, log) = (PublishSubject<Int>(), Log())
    let subscription = subscribe(source, log)
    source.onNext(1)
    source.onNext(2)
    source.onError(RxError.unknown)
    #expect(log.lines == ["1: 1", "0: 2", "1: error", "0: error", "error"])
    subscription.dispose()
  }

  @Test("a completion reaches each group, then the sequence of groups")
  func completion() {
    let (source, log) = (PublishSubject<Int>(), Log())
    let subscription = subscribe(source, log)
    source.onNext(1)
    source.onCompleted()
    #expect(log.lines == ["1: 1", "1: end", "end"])
    subscription.dispose()
  }

  @Test("the source is disposed of with the sequence of groups, if no group is subscribed to")
  func unused() {
    var isDisposed = false
    let source = PublishSubject<Int>()
    let subscription = source.do(onDispose: { isDisposed = true }).groupBy { $0 }.subscribe()
    source.onNext(1)
    #expect(!isDisposed)
    subscription.dispose()
    #expect(isDisposed)
  }

  @Test("a selector that throws is asked for no more keys, though the source sends on")
  func thrown() {
    var (asked, heard): ([Int], [String]) = ([], [])
    let source = Observable<Int>.create { observer in
      for number in 1...3 { observer.onNext(number) }
      return Disposables.create()
    }
    let groups = source.groupBy { number -> Int in
      asked.append(number)
      throw RxError.noElements
    }
    groups.map(\.key).subscribe { heard.append("\($0)") }.dispose()
    #expect(asked == [1])
    #expect(heard == ["error(\(RxError.noElements))"])
  }
}

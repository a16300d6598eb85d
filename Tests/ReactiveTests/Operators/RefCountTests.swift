import Reactive
import Testing

@Suite("Observers that leave refCount")
struct RefCountTests {
  @Test(
    "an observer that leaves is removed from the shared subject, the source when the last one leaves"
  )
  func leaving() {
    let (source, shared) = (PublishSubject<Int>(), PublishSubject<Int>())
    let counted = source.multicast(shared).refCount()
    let first = counted.subscribe()
    let second = counted.subscribe()
    #expect([source.hasObservers, shared.hasObservers] == [true, true])
    first.dispose()
    #expect([source.hasObservers, shared.hasObservers] == [true, true])
    second.dispose()
    #expect([source.hasObservers, shared.hasObservers] == [false, false])
  }

  @Test("what an observer holds is released when it leaves, while another one stays")
  func released() {
    final class Screen { var numbers: [Int] = [] }
    let source = PublishSubject<Int>()
    let counted = source.publish().refCount()
    let staying = counted.subscribe()
    var screen: Screen? = Screen()
    weak let remains = screen
    let leaving = counted.map { $0 }.subscribe(onNext: { [screen] in screen?.numbers.append($0) })
    source.onNext(1)
    #expect(remains?.numbers == [1])
    screen = nil
    leaving.dispose()
    #expect(remains == nil)
    staying.dispose()
    #expect(!source.hasObservers)
  }

  @Test("a shared subject that ends by itself ends the connection to the source")
  func ended() {
    for event in [Event<Int>.completed, .error(TestError())] {
      let (source, shared) = (PublishSubject<Int>(), PublishSubject<Int>())
      var heard: [String] = []
      let subscription = source.multicast(shared).refCount().subscribe { heard.append("\($0)") }
      source.onNext(1)
      shared.on(event)
      #expect(heard == ["next(1)", "\(event)"])
      #expect(!source.hasObservers)
      subscription.dispose()
    }
  }

  @Test("an observer that subscribes again as it gets the error or the end connects again")
  func connectedAgain() {
    for event in [Event<Int>.error(TestError()), .completed] {
      let sources = [PublishSubject<Int>(), PublishSubject<Int>()]
      var count = 0
      let source = Observable.deferred {
        count += 1
        return sources[count - 1].asObservable()
      }
      let counted = source.publish().refCount()
      var heard: [String] = []
      let first = counted.catch { _ in counted }.concat(counted)
        .subscribe { heard.append("first \($0)") }
      let second = counted.subscribe { heard.append("second \($0)") }
      sources[0].on(event)
      sources[1].onNext(1)
      #expect(heard == ["second \(event)", "first next(1)"])
      #expect(sources.map(\.hasObservers) == [false, true])
      first.dispose()
      second.dispose()
      #expect(!sources[1].hasObservers)
    }
  }
}

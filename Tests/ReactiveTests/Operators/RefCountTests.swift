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
}

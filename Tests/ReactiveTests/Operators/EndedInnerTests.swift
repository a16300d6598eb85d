import Testing

@testable import Reactive

@Suite("Inner sequences that send after their end")
struct EndedInnerTests {
  /// Holds the observer of the first inner sequence, as a source does that was written carelessly.
  private final class Careless {
    var observer: AnyObserver<String>?
    let later = PublishSubject<String>()

    /// Ends at once for 0 and keeps its observer; sends what `later` sends for other numbers.
    func inner(_ number: Int) -> Observable<String> {
      guard number == 0 else { return later }
      return Observable.create { observer in
        self.observer = observer
        observer.onNext("first")
        observer.onCompleted()
        return Disposables.create()
      }
    }
  }

  @Test(
    "what an ended inner sequence sends does not arrive through the next one",
    arguments: ["flatMap", "flatMapFirst", "flatMapLatest", "concatMap"])
  func ended(operation: String) {
    let (source, careless) = (PublishSubject<Int>(), Careless())
    let result =
      switch operation {
      case "flatMap": source.flatMap(careless.inner)
      case "flatMapFirst": source.flatMapFirst(careless.inner)
      case "flatMapLatest": source.flatMapLatest(careless.inner)
      default: source.concatMap(careless.inner)
      }
    var heard: [String] = []
    let subscription = result.subscribe(onNext: { heard.append($0) })
    source.onNext(0)
    source.onNext(1)
    careless.observer?.onNext("late")
    careless.later.onNext("second")
    careless.observer?.onCompleted()
    careless.later.onNext("third")
    subscription.dispose()
    #expect(heard == ["first", "second", "third"])
  }
}

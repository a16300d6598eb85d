// swift-format-ignore-file
import RxCocoa
import RxSwift

/// Whether work is under way, in the style of RxSwift 4.
final class Activity: SharedSequenceConvertibleType {
  typealias E = Bool
  typealias SharingStrategy = DriverSharingStrategy

  private let count = Variable(0)

  func asSharedSequence() -> SharedSequence<SharingStrategy, E> {
    return count.asDriver().map { $0 > 0 }.distinctUntilChanged()
  }

  func track<O: ObservableConvertibleType>(_ source: O) -> Observable<O.E> {
    return Observable.using({ [count] () -> ActivityToken in
      count.value += 1
      return ActivityToken { count.value -= 1 }
    }, observableFactory: { _ in source.asObservable() })
  }
}

private final class ActivityToken: Disposable {
  private let end: () -> Void

  init(_ end: @escaping () -> Void) { self.end = end }

  func dispose() { end() }
}

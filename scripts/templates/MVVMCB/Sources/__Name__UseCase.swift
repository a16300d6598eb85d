import MVVMCB
import Reactive

/// The use case of the feature.
protocol __Name__Interactable: Interactable {
  /// Emits 0 on subscription, then the new count for each tap.
  func counts(of taps: Observable<Void>) -> Observable<Int>
}

/// The default use case.
final class __Name__UseCase: __Name__Interactable {
  func counts(of taps: Observable<Void>) -> Observable<Int> {
    taps.scan(0) { count, _ in count + 1 }.startWith(0)
  }
}

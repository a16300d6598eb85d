public import Reactive

extension ControlEvent {
  /// Returns the events as a driver; they never fail.
  public func asDriver() -> Driver<Element> { asDriver(onErrorDriveWith: .empty()) }

  /// Returns the events as a signal; they never fail.
  public func asSignal() -> Signal<Element> { asSignal(onErrorSignalWith: .empty()) }

  /// Returns the events as a sequence that cannot fail.
  public func asInfallible() -> Infallible<Element> {
    asInfallible(onErrorFallbackTo: .empty())
  }
}

extension ControlProperty {
  /// Returns the value, then each one that a person sets, as a driver; a property never fails.
  public func asDriver() -> Driver<Element> { asDriver(onErrorDriveWith: .empty()) }
}

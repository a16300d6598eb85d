extension ObservableConvertibleType {
  /// Returns the sequence as a signal that sends an element in place of an error.
  public func asSignal(onErrorJustReturn element: Element) -> Signal<Element> {
    asSharedSequence(onErrorJustReturn: element)
  }

  /// Returns the sequence as a signal that continues with another in place of an error.
  public func asSignal(onErrorSignalWith other: Signal<Element>) -> Signal<Element> {
    asSharedSequence(onErrorDriveWith: other)
  }

  /// Returns the sequence as a signal that continues after an error with the signal made of it.
  public func asSignal(
    onErrorRecover recover: @escaping (any Error) -> Signal<Element>
  ) -> Signal<Element> {
    asSharedSequence(onErrorRecover: recover)
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  /// Returns the signal itself.
  public func asSignal() -> Signal<Element> { asSharedSequence() }
}

extension PublishRelay {
  /// Returns the relay's elements as a signal.
  public func asSignal() -> Signal<Element> {
    Signal(asObservable().observe(on: SignalSharingStrategy.scheduler))
  }
}

extension Infallible {
  /// Returns the sequence as a signal.
  public func asSignal() -> Signal<Element> {
    Signal(asObservable().observe(on: SignalSharingStrategy.scheduler))
  }
}

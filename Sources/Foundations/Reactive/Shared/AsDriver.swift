extension ObservableConvertibleType {
  /// Returns the sequence as a driver that sends an element in place of an error.
  public func asDriver(onErrorJustReturn element: Element) -> Driver<Element> {
    asSharedSequence(onErrorJustReturn: element)
  }

  /// Returns the sequence as a driver that continues with another in place of an error.
  public func asDriver(onErrorDriveWith other: Driver<Element>) -> Driver<Element> {
    asSharedSequence(onErrorDriveWith: other)
  }

  /// Returns the sequence as a driver that continues after an error with the driver made of it.
  public func asDriver(
    onErrorRecover recover: @escaping (any Error) -> Driver<Element>
  ) -> Driver<Element> {
    asSharedSequence(onErrorRecover: recover)
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  /// Returns the driver itself.
  public func asDriver() -> Driver<Element> { asSharedSequence() }
}

extension BehaviorRelay {
  /// Returns the relay's elements as a driver.
  public func asDriver() -> Driver<Element> {
    Driver(asObservable().observe(on: DriverSharingStrategy.scheduler))
  }
}

extension Infallible {
  /// Returns the sequence as a driver.
  public func asDriver() -> Driver<Element> {
    Driver(asObservable().observe(on: DriverSharingStrategy.scheduler))
  }
}

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are RxSwiftExt's, and their documentation is too.
public import RxSwift

/// An optional value.
nonisolated public protocol OptionalType {
  associatedtype Wrapped
  var value: Wrapped? { get }
}

nonisolated extension Optional: OptionalType {
  public var value: Wrapped? { self }
}

extension ObservableType {
  /// The elements that are not nil.
  public func unwrap<Wrapped>() -> Observable<Wrapped> where Element == Wrapped? {
    compactMap { $0 }
  }

  public func mapTo<Result>(_ value: Result) -> Observable<Result> { map { _ in value } }

  public func mapAt<Result>(_ keyPath: KeyPath<Element, Result>) -> Observable<Result> {
    map { $0[keyPath: keyPath] }
  }

  public func asOptional() -> Observable<Element?> { map { $0 } }

  /// The elements of a type.
  public func ofType<Result>(_ type: Result.Type) -> Observable<Result> {
    compactMap { $0 as? Result }
  }

  public func ignoreWhen(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    filter { try !predicate($0) }
  }

  /// The elements that a closure does not ignore, as it maps them.
  public func filterMap<Result>(
    _ transform: @escaping (Element) throws -> FilterMap<Result>
  ) -> Observable<Result> {
    compactMap { element in
      guard case .map(let result) = try transform(element) else { return nil }
      return result
    }
  }

  /// Each element with the one before it.
  public func pairwise() -> Observable<(Element, Element)> {
    scan((Element?.none, Element?.none)) { ($0.1, $1) }
      .compactMap { before, now in
        guard let before, let now else { return nil }
        return (before, now)
      }
  }

  public func apply<Result>(
    _ transform: (Observable<Element>) -> Observable<Result>
  ) -> Observable<Result> { transform(asObservable()) }

  public func catchErrorJustComplete() -> Observable<Element> { self.catch { _ in .empty() } }

  /// Subscribes again at each error for which a closure says so; by default at every one.
  public func ignoreErrors(
    _ predicate: @escaping (any Error) -> Bool = { _ in true }
  ) -> Observable<Element> {
    retry { errors in
      errors.flatMap { predicate($0) ? Observable<Void>.just(()) : .error($0) }
    }
  }

  public func merge(with other: Observable<Element>) -> Observable<Element> {
    Observable.merge(asObservable(), other)
  }

  public func zip<Other, Result>(
    with other: Observable<Other>, resultSelector: @escaping (Element, Other) throws -> Result
  ) -> Observable<Result> {
    Observable.zip(asObservable(), other, resultSelector: resultSelector)
  }

  /// Subscribes again after errors, as a behavior says.
  public func retry(
    _ behavior: RepeatBehavior, scheduler: any SchedulerType = MainScheduler.instance,
    shouldRetry: ((any Error) -> Bool)? = nil
  ) -> Observable<Element> {
    retry { errors in
      errors.enumerated().flatMap { index, error -> Observable<Int> in
        guard index + 1 < behavior.maxCount, shouldRetry?(error) != false else {
          return .error(error)
        }
        let delay = behavior.delay(after: index + 1)
        return delay == .zero ? .just(0) : .timer(delay, scheduler: scheduler)
      }
    }
  }
}

extension Observable {
  /// Sends an element to the first subscriber alone.
  public static func once(_ element: Element) -> Observable<Element> {
    var wasSent = false
    return Observable.deferred {
      defer { wasSent = true }
      return wasSent ? .empty() : .just(element)
    }
  }
}

extension ObservableType where Element == Bool {
  public func not() -> Observable<Bool> { map { !$0 } }
}

extension ObservableType where Element: Equatable {
  public func ignore(_ values: Element...) -> Observable<Element> {
    filter { !values.contains($0) }
  }
}

extension ObservableType where Element: Hashable {
  /// The elements that were not sent before.
  public func distinct() -> Observable<Element> {
    Observable.deferred {
      var seen: Set<Element> = []
      return self.filter { seen.insert($0).inserted }
    }
  }
}

extension ObservableType where Element: Collection {
  public func mapMany<Result>(
    _ transform: @escaping (Element.Element) throws -> Result
  ) -> Observable<[Result]> { map { try $0.map(transform) } }
}

extension ObservableType where Element: EventConvertible {
  /// The elements of the events of `materialize()`.
  public func elements() -> Observable<Element.Element> { compactMap { $0.event.element } }

  /// The errors of the events of `materialize()`.
  public func errors() -> Observable<any Error> { compactMap { $0.event.error } }
}

extension SharedSequence {
  public func unwrap<Wrapped>() -> SharedSequence<SharingStrategy, Wrapped>
  where Element == Wrapped? { compactMap { $0 } }

  public func mapTo<Result>(_ value: Result) -> SharedSequence<SharingStrategy, Result> {
    map { _ in value }
  }
}

extension SharedSequence where Element == Bool {
  public func not() -> SharedSequence<SharingStrategy, Bool> { map { !$0 } }
}

/// The answer of a closure of `filterMap`.
nonisolated public enum FilterMap<Result> {
  case ignore
  case map(Result)
}

/// The times at which a sequence is subscribed to again.
nonisolated public enum RepeatBehavior {
  case immediate(maxCount: UInt)
  case delayed(maxCount: UInt, time: Double)
  case exponentialDelayed(maxCount: UInt, initial: Double, multiplier: Double)
  case customTimerDelayed(maxCount: UInt, delayCalculator: (UInt) -> Duration)

  fileprivate var maxCount: Int {
    switch self {
    case .immediate(let count), .delayed(let count, _), .exponentialDelayed(let count, _, _),
      .customTimerDelayed(let count, _):
      Int(count)
    }
  }

  fileprivate func delay(after number: Int) -> Duration {
    switch self {
    case .immediate: .zero
    case .delayed(_, let time): .seconds(time)
    case .exponentialDelayed(_, let initial, let multiplier):
      .seconds((1..<number).reduce(initial) { time, _ in time * (1 + multiplier) })
    case .customTimerDelayed(_, let calculator): calculator(UInt(number))
    }
  }
}

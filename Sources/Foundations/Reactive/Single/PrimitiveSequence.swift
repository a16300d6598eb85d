/// Marks a sequence of exactly one element or an error.
public enum SingleTrait {}

/// A sequence that keeps a promise about how many elements it has; see ``Single``.
public struct PrimitiveSequence<Trait, Element>: ObservableConvertibleType {
  let source: Observable<Element>

  init(raw source: Observable<Element>) {
    self.source = source
  }

  /// The same sequence without the promise.
  public func asObservable() -> Observable<Element> { source }
}

/// A sequence of exactly one element or an error.
public typealias Single<Element> = PrimitiveSequence<SingleTrait, Element>

/// A ``PrimitiveSequence`` of any trait, to extend and to constrain by.
public protocol PrimitiveSequenceType {
  /// The promise.
  associatedtype Trait
  /// What the sequence carries.
  associatedtype Element

  /// The sequence.
  var primitiveSequence: PrimitiveSequence<Trait, Element> { get }
}

extension PrimitiveSequence: PrimitiveSequenceType {
  /// The sequence itself.
  public var primitiveSequence: PrimitiveSequence<Trait, Element> { self }
}

/// What a single tells: its element or why there is none.
public typealias SingleEvent<Element> = Result<Element, any Error>

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// What takes a single's outcome.
  public typealias SingleObserver = (SingleEvent<Element>) -> Void

  /// A single that a closure resolves, once a subscription.
  ///
  /// - Parameter subscribe: gets the closure to call with the outcome; returns what ends the work.
  public static func create(
    subscribe: @escaping (@escaping SingleObserver) -> any Disposable
  ) -> Single<Element> {
    Single(
      raw: .create { observer in
        subscribe { outcome in
          switch outcome {
          case .success(let element):
            observer.onNext(element)
            observer.onCompleted()
          case .failure(let error):
            observer.onError(error)
          }
        }
      })
  }
}

/// The trait of a sequence of exactly one element or an error.
public enum SingleTrait {}

/// A sequence with a trait that states its number of elements; see ``Single``.
public struct PrimitiveSequence<Trait, Element>: ObservableConvertibleType {
  let source: Observable<Element>

  init(raw source: Observable<Element>) {
    self.source = source
  }

  /// Returns the same sequence without the trait.
  public func asObservable() -> Observable<Element> { source }
}

/// A sequence of exactly one element or an error.
public typealias Single<Element> = PrimitiveSequence<SingleTrait, Element>

/// A ``PrimitiveSequence`` of any trait, for extensions and constraints.
public protocol PrimitiveSequenceType {
  /// The trait.
  associatedtype Trait
  /// The type of the elements.
  associatedtype Element

  /// The sequence.
  var primitiveSequence: PrimitiveSequence<Trait, Element> { get }
}

extension PrimitiveSequence: PrimitiveSequenceType {
  /// The sequence itself.
  public var primitiveSequence: PrimitiveSequence<Trait, Element> { self }
}

/// The result of a single: its element or an error.
public typealias SingleEvent<Element> = Result<Element, any Error>

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// A closure that receives a single's result.
  public typealias SingleObserver = (SingleEvent<Element>) -> Void

  /// Creates a single that a closure resolves, called for each subscription.
  ///
  /// - Parameter subscribe: calls the closure it is given with the result, and returns a disposable
  ///   that ends the work.
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

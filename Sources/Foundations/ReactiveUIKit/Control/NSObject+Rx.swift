public import Foundation
public import HeadlessUIKit
public import Reactive

extension Reactive where Base: UIResponder {
  /// Sends one element once the responder is deallocated, then completes.
  ///
  /// As in RxCocoa, the element cannot arrive while an object holds the responder.
  public var deallocated: Observable<Void> {
    Observable.deferred { [weak base] in
      guard let base else { return .just(()) }
      return Lifetime.of(base).ends
    }
  }

  /// Sends one element once the responder is deallocated, then completes.
  ///
  /// RxCocoa sends it as the first step of the deallocation. Here that is one moment with
  /// ``deallocated``: the responder can no longer be reached.
  public var deallocating: Observable<Void> { deallocated }
}

extension Reactive where Base: NSObject {
  /// Sends the value of a property on subscription and after each change.
  ///
  /// The properties are those that key-value observation knows: UIKit's published ones and the
  /// `@objc dynamic` ones of a ported app. The observation of a view or a view controller completes
  /// with its release.
  public func observe<Element>(
    _ keyPath: KeyPath<Base, Element>, options: NSKeyValueObservingOptions = [.new, .initial]
  ) -> Observable<Element> {
    let values = Observable<Element>.create { [weak base] observer in
      let observation = base?.observe(keyPath, options: options) { object, _ in
        observer.onNext(object[keyPath: keyPath])
      }
      return Disposables.create { observation?.invalidate() }
    }
    guard let responder = base as? UIResponder else { return values }
    return values.take(until: responder.rx.deallocated)
  }
}

/// An object that is released with a responder, and then tells so.
private final class Lifetime {
  private let subject = AsyncSubject<Void>()
  private let completing: CompletingObserver<Void>

  private init() {
    subject.onNext(())
    completing = CompletingObserver(AnyObserver(subject))
  }

  var ends: Observable<Void> { subject.asObservable() }

  /// Returns the lifetime of a responder, created on first use.
  static func of(_ responder: UIResponder) -> Lifetime {
    for case let known as Lifetime in responder.companions { return known }
    let lifetime = Lifetime()
    responder.companions.append(lifetime)
    return lifetime
  }
}

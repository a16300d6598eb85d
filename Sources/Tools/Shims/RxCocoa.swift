// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are RxCocoa's, and their documentation is too.
public import Foundation
import HeadlessDevice
public import HeadlessFoundation
public import HeadlessUIKit
@_exported import Reactive
@_exported import ReactiveUIKit
#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// The reasons why an answer of a URL session is an error.
public enum RxCocoaURLError: Error {
  case unknown
  case nonHTTPResponse(response: URLResponse)
  case httpRequestFailed(response: HTTPURLResponse, data: Data?)
  case deserializationError(error: any Error)
}

extension Reactive where Base: HeadlessFoundation.URLSession {
  /// The answer of a request, which is sent for each subscription.
  public func response(
    request: URLRequest
  ) -> Observable<(response: HTTPURLResponse, data: Data)> {
    let session = base
    return Observable.create { observer in
      let task = session.dataTask(with: request) { data, response, error in
        guard let response, let data else {
          return observer.on(.error(error ?? RxCocoaURLError.unknown))
        }
        guard let answer = response as? HTTPURLResponse else {
          return observer.on(.error(RxCocoaURLError.nonHTTPResponse(response: response)))
        }
        observer.on(.next((response: answer, data: data)))
        observer.on(.completed)
      }
      task.resume()
      return Disposables.create { task.cancel() }
    }
  }

  /// The bytes of a successful answer.
  public func data(request: URLRequest) -> Observable<Data> {
    response(request: request).map { answer in
      guard 200..<300 ~= answer.response.statusCode else {
        throw RxCocoaURLError.httpRequestFailed(response: answer.response, data: answer.data)
      }
      return answer.data
    }
  }

  /// The JSON of a successful answer.
  public func json(
    request: URLRequest, options: JSONSerialization.ReadingOptions = []
  ) -> Observable<Any> {
    data(request: request).map { data in
      do {
        return try JSONSerialization.jsonObject(with: data, options: options)
      } catch {
        throw RxCocoaURLError.deserializationError(error: error)
      }
    }
  }

  /// The JSON of a successful answer.
  public func json(url: URL) -> Observable<Any> { json(request: URLRequest(url: url)) }
}

/// The moments at which a key path's value is sent.
nonisolated public struct KeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let initial = Self(rawValue: 1)
  public static let new = Self(rawValue: 2)
}

extension Reactive where Base: NSObject {
  /// The values at a key path as text, such as a key of the defaults: the present one and each change.
  public func observe<Element>(
    _ type: Element.Type, _ keyPath: String,
    options: KeyValueObservingOptions = [.new, .initial], retainSelf: Bool = true
  ) -> Observable<Element?> {
    let values = observeWeakly(type, keyPath, options: options)
    guard retainSelf else { return values }
    let kept = base
    return values.do(onDispose: { withExtendedLifetime(kept) {} })
  }

  /// The values at a key path as text, without keeping the object: the present one and each change.
  public func observeWeakly<Element>(
    _ type: Element.Type, _ keyPath: String,
    options: KeyValueObservingOptions = [.new, .initial]
  ) -> Observable<Element?> {
    Observable.create { [weak base] observer in
      guard let base else {
        observer.on(.completed)
        return Disposables.create()
      }
      let receiver = KeyPathReceiver { observer.on(.next($0 as? Element)) }
      var wanted: NSKeyValueObservingOptions = [.new]
      if options.contains(.initial) { wanted.insert(.initial) }
      base.addObserver(receiver, forKeyPath: keyPath, options: wanted, context: nil)
      return Disposables.create { [weak base] in
        base?.removeObserver(receiver, forKeyPath: keyPath)
      }
    }
  }
}

/// The object that is told of changes at a key path.
private final class KeyPathReceiver: NSObject, KeyPathObserver {
  private let send: (Any?) -> Void

  init(_ send: @escaping (Any?) -> Void) { self.send = send }

  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) { send(change?[.newKey]) }
}

extension Reactive where Base: NSObject {
  /// Sends nothing, and reports that calls of the method cannot be observed without Objective-C's runtime.
  @_disfavoredOverload
  public func sentMessage(_ selector: Selector) -> Observable<[Any]> { unobserved(selector) }

  /// The same as `sentMessage(_:)`.
  @_disfavoredOverload
  public func methodInvoked(_ selector: Selector) -> Observable<[Any]> { unobserved(selector) }

  private func unobserved(_ selector: Selector) -> Observable<[Any]> {
    Observable.deferred {
      Device.current.findings.report(
        .selector,
        "the calls of \(selector.description) of \(Base.self) are observed by rx; RxCocoa does it with Objective-C's "
          + "runtime, which is not here, so none are heard.")
      return .never()
    }
  }
}

extension Reactive where Base: UIWindow {
  /// A value after each call of `makeKeyAndVisible`, or of `becomeKey`; another selector ends in an error.
  public func sentMessage(_ selector: Selector) -> Observable<[Any]> {
    guard ["makeKeyAndVisible", "becomeKey"].contains(selector.description) else {
      return .error(RxCocoaError.unknown)
    }
    return NotificationCenter.default.rx.notification(
      UIWindow.didBecomeKeyNotification, object: base
    ).map { _ in [] }
  }
}

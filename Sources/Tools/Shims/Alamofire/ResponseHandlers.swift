// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Alamofire's, and their documentation is too.
public import Foundation
public import HeadlessFoundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

// The device's network has no cache and follows no redirection, so that these handlers are stored and never asked.

public protocol CachedResponseHandler {
  func dataTask(
    _ task: HeadlessFoundation.URLSessionDataTask, willCacheResponse response: CachedURLResponse,
    completion: @escaping (CachedURLResponse?) -> Void)
}

public struct ResponseCacher: CachedResponseHandler {
  public enum Behavior {
    case cache
    case doNotCache
    case modify(
      (HeadlessFoundation.URLSessionDataTask, CachedURLResponse) -> CachedURLResponse?)
  }

  public static let cache = ResponseCacher(behavior: .cache)
  public static let doNotCache = ResponseCacher(behavior: .doNotCache)

  public let behavior: Behavior

  public init(behavior: Behavior) { self.behavior = behavior }

  public func dataTask(
    _ task: HeadlessFoundation.URLSessionDataTask, willCacheResponse response: CachedURLResponse,
    completion: @escaping (CachedURLResponse?) -> Void
  ) {
    switch behavior {
    case .cache: completion(response)
    case .doNotCache: completion(nil)
    case .modify(let change): completion(change(task, response))
    }
  }
}

public protocol RedirectHandler {
  func task(
    _ task: HeadlessFoundation.URLSessionTask, willBeRedirectedTo request: URLRequest,
    for response: HTTPURLResponse, completion: @escaping (URLRequest?) -> Void)
}

public struct Redirector: RedirectHandler {
  public enum Behavior {
    case follow
    case doNotFollow
    case modify(
      (HeadlessFoundation.URLSessionTask, URLRequest, HTTPURLResponse) -> URLRequest?)
  }

  public static let follow = Redirector(behavior: .follow)
  public static let doNotFollow = Redirector(behavior: .doNotFollow)

  public let behavior: Behavior

  public init(behavior: Behavior) { self.behavior = behavior }

  public func task(
    _ task: HeadlessFoundation.URLSessionTask, willBeRedirectedTo request: URLRequest,
    for response: HTTPURLResponse, completion: @escaping (URLRequest?) -> Void
  ) {
    switch behavior {
    case .follow: completion(request)
    case .doNotFollow: completion(nil)
    case .modify(let change): completion(change(task, request, response))
    }
  }
}

extension Request {
  @discardableResult
  public func cacheResponse(using handler: any CachedResponseHandler) -> Self { self }

  @discardableResult
  public func redirect(using handler: any RedirectHandler) -> Self { self }
}

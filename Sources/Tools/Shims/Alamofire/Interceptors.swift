// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Alamofire's, and their documentation is too.
public import Foundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

public protocol RequestAdapter {
  func adapt(
    _ urlRequest: URLRequest, for session: Session,
    completion: @escaping (Result<URLRequest, any Error>) -> Void)
}

public enum RetryResult {
  case retry
  case retryWithDelay(TimeInterval)
  case doNotRetry
  case doNotRetryWithError(any Error)
}

public protocol RequestRetrier {
  func retry(
    _ request: Request, for session: Session, dueTo error: any Error,
    completion: @escaping (RetryResult) -> Void)
}

public protocol RequestInterceptor: RequestAdapter, RequestRetrier {}

extension RequestInterceptor {
  public func adapt(
    _ urlRequest: URLRequest, for session: Session,
    completion: @escaping (Result<URLRequest, any Error>) -> Void
  ) { completion(.success(urlRequest)) }

  public func retry(
    _ request: Request, for session: Session, dueTo error: any Error,
    completion: @escaping (RetryResult) -> Void
  ) { completion(.doNotRetry) }
}

public typealias AdaptHandler = (
  URLRequest, Session, _ completion: @escaping (Result<URLRequest, any Error>) -> Void
) -> Void
public typealias RetryHandler = (
  Request, Session, any Error, _ completion: @escaping (RetryResult) -> Void
) -> Void

open class Adapter: RequestInterceptor {
  private let handler: AdaptHandler
  public init(_ handler: @escaping AdaptHandler) { self.handler = handler }
  open func adapt(
    _ urlRequest: URLRequest, for session: Session,
    completion: @escaping (Result<URLRequest, any Error>) -> Void
  ) { handler(urlRequest, session, completion) }
}

open class Retrier: RequestInterceptor {
  private let handler: RetryHandler
  public init(_ handler: @escaping RetryHandler) { self.handler = handler }
  open func retry(
    _ request: Request, for session: Session, dueTo error: any Error,
    completion: @escaping (RetryResult) -> Void
  ) { handler(request, session, error, completion) }
}

open class Interceptor: RequestInterceptor {
  public let adapters: [any RequestAdapter]
  public let retriers: [any RequestRetrier]

  public init(adaptHandler: @escaping AdaptHandler, retryHandler: @escaping RetryHandler) {
    (adapters, retriers) = ([Adapter(adaptHandler)], [Retrier(retryHandler)])
  }

  public init(adapter: any RequestAdapter, retrier: any RequestRetrier) {
    (adapters, retriers) = ([adapter], [retrier])
  }

  public init(
    adapters: [any RequestAdapter] = [], retriers: [any RequestRetrier] = [],
    interceptors: [any RequestInterceptor] = []
  ) {
    self.adapters = adapters + interceptors
    self.retriers = retriers + interceptors
  }

  open func adapt(
    _ urlRequest: URLRequest, for session: Session,
    completion: @escaping (Result<URLRequest, any Error>) -> Void
  ) { adapt(urlRequest, session, adapters[...], completion) }

  private func adapt(
    _ request: URLRequest, _ session: Session, _ adapters: ArraySlice<any RequestAdapter>,
    _ completion: @escaping (Result<URLRequest, any Error>) -> Void
  ) {
    guard let first = adapters.first else { return completion(.success(request)) }
    first.adapt(request, for: session) { result in
      switch result {
      case .success(let adapted):
        self.adapt(adapted, session, adapters.dropFirst(), completion)
      case .failure: completion(result)
      }
    }
  }

  open func retry(
    _ request: Request, for session: Session, dueTo error: any Error,
    completion: @escaping (RetryResult) -> Void
  ) { retry(request, session, error, retriers[...], completion) }

  private func retry(
    _ request: Request, _ session: Session, _ error: any Error,
    _ retriers: ArraySlice<any RequestRetrier>, _ completion: @escaping (RetryResult) -> Void
  ) {
    guard let first = retriers.first else { return completion(.doNotRetry) }
    first.retry(request, for: session, dueTo: error) { result in
      guard case .doNotRetry = result else { return completion(result) }
      self.retry(request, session, error, retriers.dropFirst(), completion)
    }
  }
}

/// Retries requests that may be sent twice, with delays that double from half a second.
open class RetryPolicy: RequestInterceptor {
  public static let defaultRetryLimit: UInt = 2

  public let retryLimit: UInt
  public let exponentialBackoffBase: UInt
  public let exponentialBackoffScale: Double
  public let retryableHTTPMethods: Set<HTTPMethod>
  public let retryableHTTPStatusCodes: Set<Int>

  public init(
    retryLimit: UInt = RetryPolicy.defaultRetryLimit, exponentialBackoffBase: UInt = 2,
    exponentialBackoffScale: Double = 0.5,
    retryableHTTPMethods: Set<HTTPMethod> = [.delete, .get, .head, .options, .put, .trace],
    retryableHTTPStatusCodes: Set<Int> = [408, 500, 502, 503, 504]
  ) {
    self.retryLimit = retryLimit
    self.exponentialBackoffBase = exponentialBackoffBase
    self.exponentialBackoffScale = exponentialBackoffScale
    self.retryableHTTPMethods = retryableHTTPMethods
    self.retryableHTTPStatusCodes = retryableHTTPStatusCodes
  }

  open func retry(
    _ request: Request, for session: Session, dueTo error: any Error,
    completion: @escaping (RetryResult) -> Void
  ) {
    guard request.retryCount < Int(retryLimit), shouldRetry(request, error) else {
      return completion(.doNotRetry)
    }
    let base = Double(exponentialBackoffBase)
    completion(
      .retryWithDelay(pow(base, Double(request.retryCount)) * exponentialBackoffScale))
  }

  private func shouldRetry(_ request: Request, _ error: any Error) -> Bool {
    guard let method = request.request?.method, retryableHTTPMethods.contains(method) else {
      return false
    }
    if let code = request.response?.statusCode { return retryableHTTPStatusCodes.contains(code) }
    return error.asAFError?.isSessionTaskError ?? false
  }
}

open class ConnectionLostRetryPolicy: RetryPolicy {}

// MARK: Trust

/// The evaluators of a server's trust, which nothing asks: there are no certificates.
open class ServerTrustManager {
  public let allHostsMustBeEvaluated: Bool
  public let evaluators: [String: any ServerTrustEvaluating]

  public init(
    allHostsMustBeEvaluated: Bool = true, evaluators: [String: any ServerTrustEvaluating]
  ) {
    self.allHostsMustBeEvaluated = allHostsMustBeEvaluated
    self.evaluators = evaluators
  }
}

public protocol ServerTrustEvaluating {}

public final class DefaultTrustEvaluator: ServerTrustEvaluating {
  public init(validateHost: Bool = true) {}
}

public final class DisabledTrustEvaluator: ServerTrustEvaluating {
  public init() {}
}

public final class PinnedCertificatesTrustEvaluator: ServerTrustEvaluating {
  public init(
    acceptSelfSignedCertificates: Bool = false, performDefaultValidation: Bool = true,
    validateHost: Bool = true
  ) {}
}

public final class PublicKeysTrustEvaluator: ServerTrustEvaluating {
  public init(performDefaultValidation: Bool = true, validateHost: Bool = true) {}
}

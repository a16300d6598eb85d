// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Moya's, and their documentation is too.
public import Alamofire
public import Foundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

extension MoyaProvider {
  public final class func defaultEndpointMapping(for target: Target) -> Endpoint {
    Endpoint(
      url: URL(target: target).absoluteString,
      sampleResponseClosure: { .networkResponse(200, target.sampleData) }, method: target.method,
      task: target.task, httpHeaderFields: target.headers)
  }

  public final class func defaultRequestMapping(
    for endpoint: Endpoint, closure: RequestResultClosure
  ) {
    do {
      closure(.success(try endpoint.urlRequest()))
    } catch let error as MoyaError {
      closure(.failure(error))
    } catch {
      closure(.failure(.underlying(error, nil)))
    }
  }

  public final class func defaultAlamofireSession() -> Session {
    Session(configuration: .default, startRequestsImmediately: true)
  }

  public final class func neverStub(_: Target) -> StubBehavior { .never }
  public final class func immediatelyStub(_: Target) -> StubBehavior { .immediate }

  public final class func delayedStub(
    _ seconds: TimeInterval
  ) -> (Target) -> StubBehavior { { _ in .delayed(seconds: seconds) } }
}

extension URL {
  /// The address of a target; its base alone where the path is empty.
  public init<Target: TargetType>(target: Target) {
    let path = target.path
    self = path.isEmpty ? target.baseURL : target.baseURL.appendingPathComponent(path)
  }
}

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are those of OHHTTPStubs, and their documentation is too.
public import Foundation
internal import HeadlessFoundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

public typealias HTTPStubsTestBlock = (_ request: URLRequest) -> Bool
public typealias HTTPStubsResponseBlock = (_ request: URLRequest) -> HTTPStubsResponse

/// The identity of a stub.
public protocol HTTPStubsDescriptor: NSObjectProtocol {
  var name: String? { get set }
}

/// The stubs of all URL sessions; the newest that takes a request answers it.
public final class HTTPStubs: NSObject {
  private static var stubs: [StubbedRequests] = []
  private static var isOn = true
  private static var disabled: [ObjectIdentifier] = []
  private static var onActivation:
    ((URLRequest, any HTTPStubsDescriptor, HTTPStubsResponse) -> Void)?
  private static var onFinish:
    ((URLRequest, any HTTPStubsDescriptor, HTTPStubsResponse, (any Error)?) -> Void)?
  private static var onMissing: ((URLRequest) -> Void)?

  @discardableResult
  public class func stubRequests(
    passingTest testBlock: @escaping HTTPStubsTestBlock,
    withStubResponse responseBlock: @escaping HTTPStubsResponseBlock
  ) -> any HTTPStubsDescriptor {
    Ported.offerRequests(to: StubbingProtocol.self)
    let stub = StubbedRequests(testBlock, responseBlock)
    stubs.append(stub)
    return stub
  }

  @discardableResult
  public class func removeStub(_ stubDesc: any HTTPStubsDescriptor) -> Bool {
    let count = stubs.count
    stubs.removeAll { $0 === stubDesc }
    return stubs.count < count
  }

  public class func removeAllStubs() { stubs = [] }

  public class func setEnabled(_ enabled: Bool) { isOn = enabled }

  public class func isEnabled() -> Bool { isOn }

  public class func allStubs() -> [Any] { stubs }

  public class func onStubActivation(
    _ block: ((URLRequest, any HTTPStubsDescriptor, HTTPStubsResponse) -> Void)?
  ) { onActivation = block }

  public class func afterStubFinish(
    _ block: ((URLRequest, any HTTPStubsDescriptor, HTTPStubsResponse, (any Error)?) -> Void)?
  ) { onFinish = block }

  public class func onStubMissing(_ block: ((URLRequest) -> Void)?) { onMissing = block }

  // MARK: Answering

  /// Whether a stub takes a request; tells the observer of one that none takes.
  static func take(_ request: URLRequest) -> Bool {
    guard isOn else { return false }
    if stub(for: request) != nil { return true }
    onMissing?(request)
    return false
  }

  /// Returns the answer to a request, and what is called when it has been given.
  static func answer(
    to request: URLRequest
  ) -> (response: HTTPStubsResponse, finish: ((any Error)?) -> Void)? {
    guard let stub = stub(for: request) else { return nil }
    let response = stub.response(request)
    onActivation?(request, stub, response)
    return (response, { onFinish?(request, stub, response, $0) })
  }

  private static func stub(for request: URLRequest) -> StubbedRequests? {
    stubs.last { $0.test(request) }
  }
}

/// A stub: the requests that it takes, and the response to them.
private final class StubbedRequests: NSObject, HTTPStubsDescriptor {
  var name: String?
  let test: HTTPStubsTestBlock
  let response: HTTPStubsResponseBlock

  init(_ test: @escaping HTTPStubsTestBlock, _ response: @escaping HTTPStubsResponseBlock) {
    self.test = test
    self.response = response
  }
}

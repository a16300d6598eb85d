// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Alamofire's, and their documentation is too.
public import Foundation
public import HeadlessFoundation
#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

public protocol EventMonitor {
  var queue: HeadlessFoundation.DispatchQueue { get }
  func requestDidCreate(_ request: Request)
  func request(_ request: Request, didCreateInitialURLRequest urlRequest: URLRequest)
  func request(_ request: Request, didCreateURLRequest urlRequest: URLRequest)
  func requestDidResume(_ request: Request)
  func requestDidSuspend(_ request: Request)
  func requestDidCancel(_ request: Request)
  func request(_ request: Request, didFailToCreateURLRequestWithError error: AFError)
  func request(
    _ request: Request, didFailToAdaptURLRequest initialRequest: URLRequest,
    withError error: AFError)
  func request(_ request: Request, didCreateTask task: HeadlessFoundation.URLSessionTask)
  func request(_ request: Request, didResumeTask task: HeadlessFoundation.URLSessionTask)
  func request(
    _ request: Request, didCompleteTask task: HeadlessFoundation.URLSessionTask,
    with error: AFError?)
  func requestIsRetrying(_ request: Request)
  func requestDidFinish(_ request: Request)
  func request(_ request: DataRequest, didParseResponse response: DataResponse<Data?, AFError>)
  func request<Value>(
    _ request: DataRequest, didParseResponse response: DataResponse<Value, AFError>)
}

extension EventMonitor {
  public var queue: HeadlessFoundation.DispatchQueue { .main }
  public func requestDidCreate(_ request: Request) {}
  public func request(_ request: Request, didCreateInitialURLRequest urlRequest: URLRequest) {}
  public func request(_ request: Request, didCreateURLRequest urlRequest: URLRequest) {}
  public func requestDidResume(_ request: Request) {}
  public func requestDidSuspend(_ request: Request) {}
  public func requestDidCancel(_ request: Request) {}
  public func request(_ request: Request, didFailToCreateURLRequestWithError error: AFError) {}
  public func request(
    _ request: Request, didFailToAdaptURLRequest initialRequest: URLRequest,
    withError error: AFError
  ) {}
  public func request(
    _ request: Request, didCreateTask task: HeadlessFoundation.URLSessionTask
  ) {}
  public func request(
    _ request: Request, didResumeTask task: HeadlessFoundation.URLSessionTask
  ) {}
  public func request(
    _ request: Request, didCompleteTask task: HeadlessFoundation.URLSessionTask,
    with error: AFError?
  ) {}
  public func requestIsRetrying(_ request: Request) {}
  public func requestDidFinish(_ request: Request) {}
  public func request(
    _ request: DataRequest, didParseResponse response: DataResponse<Data?, AFError>
  ) {}
  public func request<Value>(
    _ request: DataRequest, didParseResponse response: DataResponse<Value, AFError>
  ) {}
}

open class ClosureEventMonitor: EventMonitor {
  open var requestDidResume: ((Request) -> Void)?
  open var requestDidFinish: ((Request) -> Void)?
  public init(queue: HeadlessFoundation.DispatchQueue = .main) {}
  open func requestDidResume(_ request: Request) { requestDidResume?(request) }
  open func requestDidFinish(_ request: Request) { requestDidFinish?(request) }
}

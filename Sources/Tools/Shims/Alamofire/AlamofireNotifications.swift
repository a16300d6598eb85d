// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Alamofire's, and their documentation is too.
public import Foundation
public import HeadlessFoundation

extension Request {
  public static let didResumeNotification = name("didResume")
  public static let didSuspendNotification = name("didSuspend")
  public static let didCancelNotification = name("didCancel")
  public static let didFinishNotification = name("didFinish")
  public static let didResumeTaskNotification = name("didResumeTask")
  public static let didSuspendTaskNotification = name("didSuspendTask")
  public static let didCancelTaskNotification = name("didCancelTask")
  public static let didCompleteTaskNotification = name("didCompleteTask")

  private static func name(_ event: String) -> Notification.Name {
    Notification.Name("org.alamofire.notification.name.request.\(event)")
  }
}

nonisolated private let requestKey = "org.alamofire.notification.key.request"

extension Notification {
  /// The request that a notification of Alamofire is about.
  public var request: Request? { userInfo?[requestKey] as? Request }
}

/// The monitor that posts a notification for each event of a request.
public final class AlamofireNotifications: EventMonitor {
  public init() {}

  public func requestDidResume(_ request: Request) { post(Request.didResumeNotification, request) }
  public func requestDidSuspend(_ request: Request) {
    post(Request.didSuspendNotification, request)
  }
  public func requestDidCancel(_ request: Request) { post(Request.didCancelNotification, request) }
  public func requestDidFinish(_ request: Request) { post(Request.didFinishNotification, request) }

  public func request(_ request: Request, didResumeTask task: HeadlessFoundation.URLSessionTask) {
    post(Request.didResumeTaskNotification, request)
  }

  public func request(
    _ request: Request, didCompleteTask task: HeadlessFoundation.URLSessionTask,
    with error: AFError?
  ) {
    post(Request.didCompleteTaskNotification, request)
  }

  private func post(_ name: Notification.Name, _ request: Request) {
    NotificationCenter.default.post(name: name, object: nil, userInfo: [requestKey: request])
  }
}

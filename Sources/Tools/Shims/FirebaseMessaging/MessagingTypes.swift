// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Firebase's, and their documentation is too.
public import Foundation

nonisolated public enum MessagingAPNSTokenType: Int, Sendable {
  case unknown, sandbox, prod
}

nonisolated public enum MessagingMessageStatus: Int, Sendable {
  case unknown, new
}

open class MessagingMessageInfo: NSObject {
  open var status: MessagingMessageStatus { .new }
}

extension NSNotification.Name {
  nonisolated public static let MessagingRegistrationTokenRefreshed = NSNotification.Name(
    "com.firebase.messaging.notif.fcm-token-refreshed")
}

nonisolated public let MessagingErrorDomain = "com.google.fcm"

nonisolated public enum MessagingError: Int, Error, Sendable, CustomNSError {
  case unknown = 0
  case authentication = 1
  case noAccess = 2
  case timeout = 3
  case network = 4
  case operationInProgress = 5
  case invalidRequest = 7
  case invalidTopicName = 8

  public typealias Code = MessagingError

  public static var errorDomain: String { MessagingErrorDomain }
  public var errorCode: Int { rawValue }

  /// The error of a token that is asked for before the phone has registered.
  static var missingToken: NSError {
    NSError(
      domain: MessagingErrorDomain, code: 505,
      userInfo: [
        NSLocalizedDescriptionKey: "No APNS token specified before fetching FCM Token"
      ])
  }
}

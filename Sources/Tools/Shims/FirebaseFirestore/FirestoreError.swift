// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Firebase's, and their documentation is too.
import FirebaseBackend
public import Foundation
import HeadlessDevice

nonisolated public let FirestoreErrorDomain = "FIRFirestoreErrorDomain"

/// A code of Firestore's errors; the errors themselves are `NSError` with this code and domain.
nonisolated public struct FirestoreErrorCode: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case OK = 0
    case cancelled, unknown, invalidArgument, deadlineExceeded, notFound, alreadyExists
    case permissionDenied, resourceExhausted, failedPrecondition, aborted, outOfRange
    case unimplemented, `internal`, unavailable, dataLoss, unauthenticated
  }

  public static let errorDomain = FirestoreErrorDomain
  public let code: Code

  public init(_ code: Code) { self.code = code }

  public init?(rawValue: Int) {
    guard let code = Code(rawValue: rawValue) else { return nil }
    self.code = code
  }

  public var rawValue: Int { code.rawValue }
  public var errorCode: Int { code.rawValue }

  public static var OK: Code { .OK }
  public static var cancelled: Code { .cancelled }
  public static var unknown: Code { .unknown }
  public static var invalidArgument: Code { .invalidArgument }
  public static var deadlineExceeded: Code { .deadlineExceeded }
  public static var notFound: Code { .notFound }
  public static var alreadyExists: Code { .alreadyExists }
  public static var permissionDenied: Code { .permissionDenied }
  public static var resourceExhausted: Code { .resourceExhausted }
  public static var failedPrecondition: Code { .failedPrecondition }
  public static var aborted: Code { .aborted }
  public static var outOfRange: Code { .outOfRange }
  public static var unimplemented: Code { .unimplemented }
  public static var `internal`: Code { .internal }
  public static var unavailable: Code { .unavailable }
  public static var dataLoss: Code { .dataLoss }
  public static var unauthenticated: Code { .unauthenticated }
}

nonisolated extension FirestoreErrorCode.Code {
  /// Returns whether an error has this code, for `catch FirestoreErrorCode.notFound`.
  public static func ~= (code: Self, error: any Error) -> Bool {
    let error = error as NSError
    return error.domain == FirestoreErrorDomain && error.code == code.rawValue
  }

  /// Returns the error of this code with a message.
  func error(_ message: String) -> NSError {
    NSError(
      domain: FirestoreErrorDomain, code: rawValue,
      userInfo: [NSLocalizedDescriptionKey: message])
  }
}

extension FirestoreErrorCode.Code {
  /// The code of an answer: that of its `status`, or else of its number.
  init(_ response: HTTPResponse) {
    let name = (response.object["error"] as? FirebaseJSON)?["status"] as? String
    self = name.flatMap { Self.names[$0] } ?? Self.code(of: response.status)
  }

  private static let names: [String: Self] = [
    "CANCELLED": .cancelled, "UNKNOWN": .unknown, "INVALID_ARGUMENT": .invalidArgument,
    "DEADLINE_EXCEEDED": .deadlineExceeded, "NOT_FOUND": .notFound,
    "ALREADY_EXISTS": .alreadyExists, "PERMISSION_DENIED": .permissionDenied,
    "RESOURCE_EXHAUSTED": .resourceExhausted, "FAILED_PRECONDITION": .failedPrecondition,
    "ABORTED": .aborted, "OUT_OF_RANGE": .outOfRange, "UNIMPLEMENTED": .unimplemented,
    "INTERNAL": .internal, "UNAVAILABLE": .unavailable, "DATA_LOSS": .dataLoss,
    "UNAUTHENTICATED": .unauthenticated,
  ]

  private static func code(of status: Int) -> Self {
    switch status {
    case 400: .invalidArgument
    case 401: .unauthenticated
    case 403: .permissionDenied
    case 404: .notFound
    case 409: .aborted
    case 429: .resourceExhausted
    case 500...: .unavailable
    default: .unknown
    }
  }

  private var usualMessage: String {
    switch self {
    case .permissionDenied: "Missing or insufficient permissions."
    case .unauthenticated: "The request does not have valid authentication credentials."
    case .notFound: "Some requested document was not found."
    case .resourceExhausted: "Quota exceeded."
    case .unavailable: "The service is currently unavailable."
    default: "The request failed."
    }
  }

  /// Returns the error of an answer, with the service's message if it has one.
  static func error(_ response: HTTPResponse) -> NSError {
    let code = Self(response)
    let message = (response.object["error"] as? FirebaseJSON)?["message"] as? String
    return code.error(message ?? code.usualMessage)
  }
}

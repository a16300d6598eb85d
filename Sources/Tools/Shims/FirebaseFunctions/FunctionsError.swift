// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Firebase's, and their documentation is too.
import FirebaseBackend
import Foundation
import HeadlessDevice

nonisolated public let FunctionsErrorDomain = "com.firebase.functions"
nonisolated public let FunctionsErrorDetailsKey = "details"

nonisolated public enum FunctionsErrorCode: Int, Sendable {
  case OK = 0
  case cancelled = 1
  case unknown = 2
  case invalidArgument = 3
  case deadlineExceeded = 4
  case notFound = 5
  case alreadyExists = 6
  case permissionDenied = 7
  case resourceExhausted = 8
  case failedPrecondition = 9
  case aborted = 10
  case outOfRange = 11
  case unimplemented = 12
  case `internal` = 13
  case unavailable = 14
  case dataLoss = 15
  case unauthenticated = 16
}

nonisolated extension FunctionsErrorCode {
  private static let names = [
    "OK", "CANCELLED", "UNKNOWN", "INVALID_ARGUMENT", "DEADLINE_EXCEEDED", "NOT_FOUND",
    "ALREADY_EXISTS", "PERMISSION_DENIED", "RESOURCE_EXHAUSTED", "FAILED_PRECONDITION", "ABORTED",
    "OUT_OF_RANGE", "UNIMPLEMENTED", "INTERNAL", "UNAVAILABLE", "DATA_LOSS", "UNAUTHENTICATED",
  ]

  private static let statuses: [Int: FunctionsErrorCode] = [
    400: .invalidArgument, 401: .unauthenticated, 403: .permissionDenied, 404: .notFound,
    409: .alreadyExists, 429: .resourceExhausted, 499: .cancelled, 501: .unimplemented,
    503: .unavailable, 504: .deadlineExceeded,
  ]

  /// Creates the code of an answer's status, by which it is known until the body names another.
  init(status: Int) {
    self = 200..<300 ~= status ? .OK : Self.statuses[status] ?? .internal
  }

  /// Creates the code of a name in an answer's body; `internal` for another text.
  init(name: String) {
    self = Self.names.firstIndex(of: name).flatMap { FunctionsErrorCode(rawValue: $0) } ?? .internal
  }

  /// The message of an error whose answer has none.
  var text: String { Self.names[rawValue].replacingOccurrences(of: "_", with: " ") }

  func error(_ message: String? = nil, details: Any? = nil) -> NSError {
    var values: [String: Any] = [NSLocalizedDescriptionKey: message ?? text]
    values[FunctionsErrorDetailsKey] = details
    return NSError(domain: FunctionsErrorDomain, code: rawValue, userInfo: values)
  }
}

/// The errors of answers.
enum FunctionsErrors {
  /// Returns the error of a response; nil for one that has a result.
  static func error(_ response: HTTPResponse) -> NSError? {
    var code = FunctionsErrorCode(status: response.status)
    guard let body = response.object["error"] as? FirebaseJSON else {
      return code == .OK ? nil : code.error()
    }
    if let name = body["status"] as? String {
      code = FunctionsErrorCode(name: name)
      // A body with an unknown name counts as damaged, so its message is not shown.
      if code == .internal { return code.error() }
    }
    guard code != .OK else { return nil }
    let details = body["details"].map { FunctionsValues.decoded($0) }
    return code.error(body["message"] as? String, details: details)
  }

  /// Returns the error of a request without an answer.
  static func error(_ failure: NetworkError) -> NSError {
    switch failure {
    case .timedOut: FunctionsErrorCode.deadlineExceeded.error()
    case .noServer(let request):
      FunctionsErrorCode.notFound.error(
        "NOT FOUND: no stub answers \(request). Write `given \(request) responds 200 {\"result\": …}`."
      )
    case .offline: network(NSURLErrorNotConnectedToInternet, failure)
    default: network(NSURLErrorNetworkConnectionLost, failure)
    }
  }

  private static func network(_ code: Int, _ failure: NetworkError) -> NSError {
    NSError(
      domain: NSURLErrorDomain, code: code,
      userInfo: [NSLocalizedDescriptionKey: failure.description])
  }
}

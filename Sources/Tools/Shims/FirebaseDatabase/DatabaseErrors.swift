import Foundation
import HeadlessDevice

/// The errors of the SDK.
enum DatabaseErrors {
  static var cancelled: NSError { error("com.firebase", 3, "Write cancelled by user") }
  static var tooManyTries: NSError { error("com.firebase", 0, "maxretry") }
  static var unavailable: NSError { error("com.firebase", 2, "Service is unavailable") }

  /// Returns the error of a response that refuses a request.
  static func refusal(_ response: HTTPResponse) -> NSError {
    switch response.status {
    case 401, 403: error("com.firebase", 1, "Permission denied")
    default: unavailable
    }
  }

  /// Returns the error of data that is neither on the phone nor to be had from the server.
  static func notCached(_ location: Location, reason: String) -> NSError {
    let parameters = location.query.parameters.joined(separator: ", ")
    let query = "FQuerySpec (path: /\(location.path.text), params: {\(parameters)})"
    return error(
      "com.firebase.core", 1,
      "Unable to get latest value for query \(query), client offline with no active listeners and no "
        + "matching disk cache entries", reason: reason)
  }

  private static func error(
    _ domain: String, _ code: Int, _ message: String, reason: String? = nil
  ) -> NSError {
    var details = [NSLocalizedDescriptionKey: message]
    details[NSLocalizedFailureReasonErrorKey] = reason
    return NSError(domain: domain, code: code, userInfo: details)
  }
}

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Firebase's, and their documentation is too.
public import Foundation
import HeadlessDevice

nonisolated public let StorageErrorDomain = "FIRStorageErrorDomain"

nonisolated public enum StorageErrorCode: Int, Error {
  case unknown = -13000
  case objectNotFound = -13010
  case bucketNotFound = -13011
  case projectNotFound = -13012
  case quotaExceeded = -13013
  case unauthenticated = -13020
  case unauthorized = -13021
  case retryLimitExceeded = -13030
  case nonMatchingChecksum = -13031
  case downloadSizeExceeded = -13032
  case cancelled = -13040
  case invalidArgument = -13050
  case bucketMismatch = -13051
  case internalError = -13052
  case pathError = -13053
}

nonisolated public enum StorageError: Error, CustomNSError, LocalizedError, @unchecked Sendable {
  case unknown(message: String, serverError: [String: Any])
  case objectNotFound(object: String, serverError: [String: Any])
  case bucketNotFound(bucket: String)
  case projectNotFound(project: String)
  case quotaExceeded(bucket: String, serverError: [String: Any])
  case unauthenticated(serverError: [String: Any])
  case unauthorized(bucket: String, object: String, serverError: [String: Any])
  case retryLimitExceeded
  case nonMatchingChecksum
  case downloadSizeExceeded(total: Int64, maxSize: Int64)
  case cancelled
  case invalidArgument(message: String)
  case internalError(message: String)
  case bucketMismatch(message: String)
  case pathError(message: String)

  public static var errorDomain: String { StorageErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] {
    [NSLocalizedDescriptionKey: message].merging(serverError) { $1 }
  }
  public var errorDescription: String? { message }

  private var code: StorageErrorCode {
    switch self {
    case .unknown: .unknown
    case .objectNotFound: .objectNotFound
    case .bucketNotFound: .bucketNotFound
    case .projectNotFound: .projectNotFound
    case .quotaExceeded: .quotaExceeded
    case .unauthenticated: .unauthenticated
    case .unauthorized: .unauthorized
    case .retryLimitExceeded: .retryLimitExceeded
    case .nonMatchingChecksum: .nonMatchingChecksum
    case .downloadSizeExceeded: .downloadSizeExceeded
    case .cancelled: .cancelled
    case .invalidArgument: .invalidArgument
    case .internalError: .internalError
    case .bucketMismatch: .bucketMismatch
    case .pathError: .pathError
    }
  }

  private var serverError: [String: Any] {
    switch self {
    case .unknown(_, let error), .objectNotFound(_, let error), .quotaExceeded(_, let error),
      .unauthenticated(let error), .unauthorized(_, _, let error):
      error
    default: [:]
    }
  }

  private var message: String {
    switch self {
    case .unknown(let message, _), .invalidArgument(let message), .internalError(let message),
      .bucketMismatch(let message), .pathError(let message):
      message
    case .objectNotFound(let object, _): "Object \(object) does not exist."
    case .bucketNotFound(let bucket): "Bucket \(bucket) does not exist."
    case .projectNotFound(let project): "Project \(project) does not exist."
    case .quotaExceeded(let bucket, _): "Quota for bucket \(bucket) exceeded."
    case .unauthenticated: "User is not authenticated."
    case .unauthorized(let bucket, let object, _):
      "User does not have permission to access gs://\(bucket)/\(object)."
    case .retryLimitExceeded: "Max retry time for operation exceeded."
    case .nonMatchingChecksum: "The checksums of the uploaded and the downloaded object differ."
    case .downloadSizeExceeded(let total, let limit):
      "Attempted to download an object of \(total) bytes, more than the maximum of \(limit) bytes."
    case .cancelled: "User cancelled the upload/download."
    }
  }
}

extension StorageError {
  /// Creates the error of a response that refuses a request.
  @MainActor init(_ response: HTTPResponse, _ bucket: String, _ object: String) {
    let details: [String: Any] = [
      "ResponseErrorDomain": "com.google.HTTPStatus", "ResponseErrorCode": response.status,
      "bucket": bucket, "object": object,
    ]
    switch response.status {
    case 401: self = .unauthenticated(serverError: details)
    case 402: self = .quotaExceeded(bucket: bucket, serverError: details)
    case 403: self = .unauthorized(bucket: bucket, object: object, serverError: details)
    case 404: self = .objectNotFound(object: object, serverError: details)
    default:
      self = .unknown(
        message: "An unknown error occurred, please check the server response.",
        serverError: details)
    }
  }
}

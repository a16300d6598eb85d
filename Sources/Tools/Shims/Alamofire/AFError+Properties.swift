// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Alamofire's, and their documentation is too.
public import Foundation

nonisolated extension AFError {
  public var isExplicitlyCancelledError: Bool {
    if case .explicitlyCancelled = self { true } else { false }
  }
  public var isInvalidURLError: Bool {
    if case .invalidURL = self { true } else { false }
  }
  public var isParameterEncodingError: Bool {
    if case .parameterEncodingFailed = self { true } else { false }
  }
  public var isParameterEncoderError: Bool {
    if case .parameterEncoderFailed = self { true } else { false }
  }
  public var isMultipartEncodingError: Bool {
    if case .multipartEncodingFailed = self { true } else { false }
  }
  public var isRequestAdaptationError: Bool {
    if case .requestAdaptationFailed = self { true } else { false }
  }
  public var isResponseValidationError: Bool {
    if case .responseValidationFailed = self { true } else { false }
  }
  public var isResponseSerializationError: Bool {
    if case .responseSerializationFailed = self { true } else { false }
  }
  public var isServerTrustEvaluationError: Bool {
    if case .serverTrustEvaluationFailed = self { true } else { false }
  }
  public var isRequestRetryError: Bool {
    if case .requestRetryFailed = self { true } else { false }
  }
  public var isCreateUploadableError: Bool {
    if case .createUploadableFailed = self { true } else { false }
  }
  public var isCreateURLRequestError: Bool {
    if case .createURLRequestFailed = self { true } else { false }
  }
  public var isDownloadedFileMoveError: Bool {
    if case .downloadedFileMoveFailed = self { true } else { false }
  }
  public var isSessionDeinitializedError: Bool {
    if case .sessionDeinitialized = self { true } else { false }
  }
  public var isSessionInvalidatedError: Bool {
    if case .sessionInvalidated = self { true } else { false }
  }
  public var isSessionTaskError: Bool {
    if case .sessionTaskFailed = self { true } else { false }
  }
  public var isURLRequestValidationError: Bool {
    if case .urlRequestValidationFailed = self { true } else { false }
  }

  public var acceptableContentTypes: [String]? {
    guard case .responseValidationFailed(let reason) = self else { return nil }
    switch reason {
    case .missingContentType(let types), .unacceptableContentType(let types, _): return types
    default: return nil
    }
  }

  public var responseContentType: String? {
    if case .responseValidationFailed(.unacceptableContentType(_, let type)) = self {
      type
    } else {
      nil
    }
  }

  public var urlConvertible: (any URLConvertible)? {
    if case .invalidURL(let url) = self { url } else { nil }
  }

  public var sourceURL: URL? {
    if case .downloadedFileMoveFailed(_, let source, _) = self { source } else { nil }
  }

  public var destinationURL: URL? {
    if case .downloadedFileMoveFailed(_, _, let destination) = self { destination } else { nil }
  }

  public var url: URL? {
    if case .invalidURL(let url) = self { try? url.asURL() } else { nil }
  }

  public var responseCode: Int? {
    if case .responseValidationFailed(.unacceptableStatusCode(let code)) = self {
      code
    } else {
      nil
    }
  }

  public var underlyingError: (any Error)? {
    switch self {
    case .createUploadableFailed(let error), .createURLRequestFailed(let error),
      .downloadedFileMoveFailed(let error, _, _),
      .requestAdaptationFailed(let error), .sessionTaskFailed(let error):
      error
    case .requestRetryFailed(let error, _): error
    case .sessionInvalidated(let error): error
    case .parameterEncodingFailed(.jsonEncodingFailed(let error)),
      .parameterEncodingFailed(.customEncodingFailed(let error)),
      .parameterEncoderFailed(.encoderFailed(let error)),
      .multipartEncodingFailed(.inputStreamReadFailed(let error)),
      .responseValidationFailed(.customValidationFailed(let error)),
      .responseSerializationFailed(.jsonSerializationFailed(let error)),
      .responseSerializationFailed(.decodingFailed(let error)),
      .responseSerializationFailed(.customSerializationFailed(let error)):
      error
    default: nil
    }
  }
}

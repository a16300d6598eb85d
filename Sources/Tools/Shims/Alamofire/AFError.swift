// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Alamofire's, and their documentation is too.
public import Foundation

nonisolated public enum AFError: Error, @unchecked Sendable {
  public enum ParameterEncodingFailureReason {
    case missingURL
    case jsonEncodingFailed(error: any Error)
    case customEncodingFailed(error: any Error)
  }

  public enum ParameterEncoderFailureReason {
    case missingRequiredComponent(String)
    case encoderFailed(error: any Error)
  }

  public enum MultipartEncodingFailureReason {
    case bodyPartURLInvalid(url: URL)
    case bodyPartFilenameInvalid(in: URL)
    case bodyPartFileNotReachable(at: URL)
    case bodyPartFileNotReachableWithError(atURL: URL, error: any Error)
    case bodyPartFileIsDirectory(at: URL)
    case bodyPartFileSizeNotAvailable(at: URL)
    case bodyPartFileSizeQueryFailedWithError(forURL: URL, error: any Error)
    case bodyPartInputStreamCreationFailed(for: URL)
    case outputStreamCreationFailed(for: URL)
    case outputStreamFileAlreadyExists(at: URL)
    case outputStreamURLInvalid(url: URL)
    case outputStreamWriteFailed(error: any Error)
    case inputStreamReadFailed(error: any Error)
  }

  public enum ResponseValidationFailureReason {
    case dataFileNil
    case dataFileReadFailed(at: URL)
    case missingContentType(acceptableContentTypes: [String])
    case unacceptableContentType(acceptableContentTypes: [String], responseContentType: String)
    case unacceptableStatusCode(code: Int)
    case customValidationFailed(error: any Error)
  }

  public enum ResponseSerializationFailureReason {
    case inputDataNilOrZeroLength
    case inputFileNil
    case inputFileReadFailed(at: URL)
    case stringSerializationFailed(encoding: String.Encoding)
    case jsonSerializationFailed(error: any Error)
    case decodingFailed(error: any Error)
    case customSerializationFailed(error: any Error)
    case invalidEmptyResponse(type: String)
  }

  public enum ServerTrustFailureReason {
    case noRequiredEvaluator(host: String)
    case noCertificatesFound
    case noPublicKeysFound
    case revocationPolicyCreationFailed
    case trustEvaluationFailed(error: (any Error)?)
    case customEvaluationFailed(error: any Error)
  }

  public enum URLRequestValidationFailureReason {
    case bodyDataInGETRequest(Data)
  }

  case createUploadableFailed(error: any Error)
  case createURLRequestFailed(error: any Error)
  case downloadedFileMoveFailed(error: any Error, source: URL, destination: URL)
  case explicitlyCancelled
  case invalidURL(url: any URLConvertible)
  case multipartEncodingFailed(reason: MultipartEncodingFailureReason)
  case parameterEncodingFailed(reason: ParameterEncodingFailureReason)
  case parameterEncoderFailed(reason: ParameterEncoderFailureReason)
  case requestAdaptationFailed(error: any Error)
  case requestRetryFailed(retryError: any Error, originalError: any Error)
  case responseValidationFailed(reason: ResponseValidationFailureReason)
  case responseSerializationFailed(reason: ResponseSerializationFailureReason)
  case serverTrustEvaluationFailed(reason: ServerTrustFailureReason)
  case sessionDeinitialized
  case sessionInvalidated(error: (any Error)?)
  case sessionTaskFailed(error: any Error)
  case urlRequestValidationFailed(reason: URLRequestValidationFailureReason)
}

nonisolated extension AFError: LocalizedError {
  public var errorDescription: String? {
    switch self {
    case .explicitlyCancelled: "Request explicitly cancelled."
    case .invalidURL(let url): "URL is not valid: \(url)"
    case .responseValidationFailed(.unacceptableStatusCode(let code)):
      "Response status code was unacceptable: \(code)."
    case .responseValidationFailed(.unacceptableContentType(let accepted, let type)):
      "Response Content-Type \"\(type)\" does not match any acceptable types: "
        + "\(accepted.joined(separator: ","))."
    case .responseValidationFailed: "Response could not be validated."
    case .responseSerializationFailed(.inputDataNilOrZeroLength):
      "Response could not be serialized, input data was nil or zero length."
    case .responseSerializationFailed(.decodingFailed(let error)):
      "Response could not be decoded because of error:\n\(error.localizedDescription)"
    case .responseSerializationFailed: "Response could not be serialized."
    case .sessionTaskFailed(let error):
      "URLSessionTask failed with error: \(error.localizedDescription)"
    case .requestRetryFailed(let error, _):
      "Request retry failed with retry error: \(error.localizedDescription)"
    case .requestAdaptationFailed(let error):
      "Request adaption failed with error: \(error.localizedDescription)"
    default: underlyingError?.localizedDescription ?? "The request failed."
    }
  }
}

nonisolated extension Error {
  public var asAFError: AFError? { self as? AFError }

  public func asAFError(
    orFailWith message: @autoclosure () -> String, file: StaticString = #file, line: UInt = #line
  ) -> AFError {
    guard let error = self as? AFError else { fatalError(message(), file: file, line: line) }
    return error
  }

  func asAFError(or other: (any Error) -> AFError) -> AFError { self as? AFError ?? other(self) }
}

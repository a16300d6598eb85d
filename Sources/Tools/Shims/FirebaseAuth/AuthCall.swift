import FirebaseBackend
import Foundation
import HeadlessDevice

/// A call of the REST interface of Firebase's accounts, as `POST /v1/accounts:signInWithPassword`.
struct AuthCall {
  private let path: String
  private let fields: FirebaseJSON

  /// Creates a call of a method of the accounts, such as `signUp`; values that are nil are left out.
  init(_ method: String, _ fields: [String: Any?]) {
    path = "/v1/accounts:\(method)"
    self.fields = fields.compactMapValues { $0 }
  }

  /// Creates the call that exchanges a refresh token for a token.
  init(refreshToken: String) {
    path = "/v1/token"
    fields = ["grantType": "refresh_token", "refreshToken": refreshToken]
  }

  /// Sends the request; calls the completion with the object of the answer.
  func send(
    language: String? = nil,
    _ completion: @escaping (Result<FirebaseJSON, NSError>) -> Void
  ) {
    var request = HTTPRequest("POST", path, object: fields)
    request.headers["X-Firebase-Locale"] = language
    Device.current.network.send(request) { completion(Self.result($0)) }
  }

  private static func result(
    _ answer: Result<HTTPResponse, NetworkError>
  ) -> Result<FirebaseJSON, NSError> {
    switch answer {
    case .success(let response) where response.isSuccess: object(in: response)
    case .success(let response): .failure(error(in: response))
    case .failure(let error): .failure(.network(error))
    }
  }

  /// Returns the object of an answer; an error for a body that is not JSON.
  private static func object(in response: HTTPResponse) -> Result<FirebaseJSON, NSError> {
    if response.body.isEmpty { return .success([:]) }
    do {
      let value = try JSONSerialization.jsonObject(with: response.body)
      return .success(value as? FirebaseJSON ?? [:])
    } catch {
      Device.current.network.reportDecodingFailure(error)
      return .failure(AuthErrorCode.internalError.nsError([NSUnderlyingErrorKey: error]))
    }
  }

  private static func error(in response: HTTPResponse) -> NSError {
    let error = response.object["error"] as? FirebaseJSON
    let text = error?["message"] as? String ?? ""
    let parts = text.split(separator: ":", maxSplits: 1)
      .map { $0.trimmingCharacters(in: .whitespaces) }
    let code = parts.first.flatMap { codes[$0] } ?? .internalError
    guard code == .internalError || parts.count > 1 else { return code.nsError() }
    let underlying = NSError(
      domain: "FIRAuthInternalErrorDomain", code: 3,
      userInfo: [NSLocalizedDescriptionKey: "HTTP \(response.status): \(text)"])
    return code.nsError([
      NSUnderlyingErrorKey: underlying, NSLocalizedFailureReasonErrorKey: parts.last ?? text,
    ])
  }

  /// The codes of the messages that the accounts answer.
  private static let codes: [String: AuthErrorCode] = [
    "ADMIN_ONLY_OPERATION": .adminRestrictedOperation,
    "API_KEY_INVALID": .invalidAPIKey,
    "CREDENTIAL_MISMATCH": .customTokenMismatch,
    "CREDENTIAL_TOO_OLD_LOGIN_AGAIN": .requiresRecentLogin,
    "EMAIL_EXISTS": .emailAlreadyInUse,
    "EMAIL_NOT_FOUND": .userNotFound,
    "EXPIRED_OOB_CODE": .expiredActionCode,
    "FEDERATED_USER_ID_ALREADY_LINKED": .credentialAlreadyInUse,
    "INVALID_CODE": .invalidVerificationCode,
    "INVALID_CONTINUE_URI": .invalidContinueURI,
    "INVALID_CREDENTIAL_OR_PROVIDER_ID": .invalidCredential,
    "INVALID_CUSTOM_TOKEN": .invalidCustomToken,
    "INVALID_EMAIL": .invalidEmail,
    "INVALID_IDENTIFIER": .invalidEmail,
    "INVALID_IDP_RESPONSE": .invalidCredential,
    "INVALID_ID_TOKEN": .invalidUserToken,
    "INVALID_LOGIN_CREDENTIALS": .invalidCredential,
    "INVALID_MESSAGE_PAYLOAD": .invalidMessagePayload,
    "INVALID_OOB_CODE": .invalidActionCode,
    "INVALID_PASSWORD": .wrongPassword,
    "INVALID_PENDING_TOKEN": .invalidCredential,
    "INVALID_PHONE_NUMBER": .invalidPhoneNumber,
    "INVALID_PROVIDER_ID": .invalidProviderID,
    "INVALID_RECIPIENT_EMAIL": .invalidRecipientEmail,
    "INVALID_REFRESH_TOKEN": .invalidUserToken,
    "INVALID_SENDER": .invalidSender,
    "INVALID_SESSION_INFO": .invalidVerificationID,
    "MISSING_CONTINUE_URI": .missingContinueURI,
    "MISSING_EMAIL": .missingEmail,
    "MISSING_OR_INVALID_NONCE": .missingOrInvalidNonce,
    "MISSING_PHONE_NUMBER": .missingPhoneNumber,
    "OPERATION_NOT_ALLOWED": .operationNotAllowed,
    "PASSWORD_LOGIN_DISABLED": .operationNotAllowed,
    "PHONE_NUMBER_EXISTS": .credentialAlreadyInUse,
    "QUOTA_EXCEEDED": .quotaExceeded,
    "SESSION_EXPIRED": .sessionExpired,
    "TOKEN_EXPIRED": .userTokenExpired,
    "TOO_MANY_ATTEMPTS_TRY_LATER": .tooManyRequests,
    "UNAUTHORIZED_DOMAIN": .unauthorizedDomain,
    "USER_DISABLED": .userDisabled,
    "USER_NOT_FOUND": .userNotFound,
    "WEAK_PASSWORD": .weakPassword,
  ]
}

extension NSError {
  /// Returns Firebase's error of a request without an answer.
  fileprivate static func network(_ error: NetworkError) -> NSError {
    let code: URLError.Code =
      switch error {
      case .offline: .notConnectedToInternet
      case .timedOut: .timedOut
      default: .networkConnectionLost
      }
    let underlying = NSError(
      domain: NSURLErrorDomain, code: code.rawValue,
      userInfo: [NSLocalizedDescriptionKey: error.description])
    return AuthErrorCode.networkError.nsError([NSUnderlyingErrorKey: underlying])
  }
}

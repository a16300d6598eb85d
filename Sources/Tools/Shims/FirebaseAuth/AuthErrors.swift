// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Firebase's, and their documentation is too.
public import Foundation

nonisolated public let AuthErrorDomain = "FIRAuthErrorDomain"
nonisolated public let AuthErrorUserInfoNameKey = "FIRAuthErrorUserInfoNameKey"
nonisolated public let AuthErrorUserInfoEmailKey = "FIRAuthErrorUserInfoEmailKey"
nonisolated public let AuthErrorUserInfoUpdatedCredentialKey =
  "FIRAuthErrorUserInfoUpdatedCredentialKey"
nonisolated public let AuthErrorUserInfoMultiFactorResolverKey =
  "FIRAuthErrorUserInfoMultiFactorResolverKey"

/// The domain and the keys of the errors.
open class AuthErrors: NSObject {
  nonisolated public static let domain = AuthErrorDomain
  nonisolated public static let userInfoNameKey = AuthErrorUserInfoNameKey
  nonisolated public static let userInfoEmailKey = AuthErrorUserInfoEmailKey
  nonisolated public static let userInfoUpdatedCredentialKey =
    AuthErrorUserInfoUpdatedCredentialKey
  nonisolated public static let userInfoMultiFactorResolverKey =
    AuthErrorUserInfoMultiFactorResolverKey
}

nonisolated extension AuthErrorCode {
  /// The text that alerts show.
  var message: String {
    Self.messages[self]
      ?? "An internal error has occurred, print and inspect the error details for more information."
  }

  /// The short name under ``AuthErrorUserInfoNameKey``, such as `ERROR_WRONG_PASSWORD`.
  var name: String {
    switch self {
    case .networkError: return "ERROR_NETWORK_REQUEST_FAILED"
    case .missingAppCredential: return "MISSING_APP_CREDENTIAL"
    case .invalidAppCredential: return "INVALID_APP_CREDENTIAL"
    default: break
    }
    var name = "ERROR"
    var last: Character = "a"
    for character in "\(self)" {
      if name == "ERROR" || character.isUppercase && !last.isUppercase { name += "_" }
      name += character.uppercased()
      last = character
    }
    return name
  }

  private static let messages: [AuthErrorCode: String] = [
    .invalidCustomToken: "The custom token format is incorrect. Please check the documentation.",
    .customTokenMismatch: "The custom token corresponds to a different audience.",
    .invalidCredential: "The supplied auth credential is malformed or has expired.",
    .userDisabled: "The user account has been disabled by an administrator.",
    .operationNotAllowed:
      "The given sign-in provider is disabled for this Firebase project. Enable it in the Firebase console, under the sign-in method tab of the Auth section.",
    .emailAlreadyInUse: "The email address is already in use by another account.",
    .invalidEmail: "The email address is badly formatted.",
    .wrongPassword: "The password is invalid or the user does not have a password.",
    .tooManyRequests:
      "We have blocked all requests from this device due to unusual activity. Try again later.",
    .userNotFound:
      "There is no user record corresponding to this identifier. The user may have been deleted.",
    .accountExistsWithDifferentCredential:
      "An account already exists with the same email address but different sign-in credentials. Sign in using a provider associated with this email address.",
    .requiresRecentLogin:
      "This operation is sensitive and requires recent authentication. Log in again before retrying this request.",
    .providerAlreadyLinked:
      "[ERROR_PROVIDER_ALREADY_LINKED] - User can only be linked to one identity for the given provider.",
    .noSuchProvider: "User was not linked to an account with the given provider.",
    .invalidUserToken:
      "This user's credential isn't valid for this project. This can happen if the user's token has been tampered with, or if the user doesn’t belong to the project associated with the API key used in your request.",
    .networkError:
      "Network error (such as timeout, interrupted connection or unreachable host) has occurred.",
    .userTokenExpired: "The user's credential is no longer valid. The user must sign in again.",
    .invalidAPIKey: "An invalid API Key was supplied in the request.",
    .userMismatch: "The supplied credentials do not correspond to the previously signed in user.",
    .credentialAlreadyInUse:
      "This credential is already associated with a different user account.",
    .weakPassword: "The password must be 6 characters long or more.",
    .expiredActionCode: "The action code has expired.",
    .invalidActionCode:
      "The action code is invalid. This can happen if the code is malformed, expired, or has already been used.",
    .missingEmail: "An email address must be provided.",
    .missingPhoneNumber: "To send verification codes, provide a phone number for the recipient.",
    .invalidPhoneNumber: "The format of the phone number provided is incorrect.",
    .missingVerificationCode:
      "The phone auth credential was created with an empty SMS verification Code.",
    .invalidVerificationCode:
      "The SMS verification code used to create the phone auth credential is invalid. Please resend the verification code SMS and be sure to use the verification code provided by the user.",
    .missingVerificationID:
      "The phone auth credential was created with an empty verification ID.",
    .invalidVerificationID:
      "The verification ID used to create the phone auth credential is invalid.",
    .sessionExpired:
      "The SMS code has expired. Please re-send the verification code to try again.",
    .quotaExceeded: "The quota for this operation has been exceeded.",
    .nullUser:
      "A null user object was provided as the argument for an operation which requires a non-null user object.",
    .webContextCancelled: "The interaction was cancelled by the user.",
    .missingOrInvalidNonce:
      "The request contains malformed or mismatching credentials: the nonce is missing or invalid.",
    .adminRestrictedOperation: "This operation is restricted to administrators only.",
    .unverifiedEmail: "Verify email first.",
  ]
}

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Firebase's, and their documentation is too.
public import Foundation
import HeadlessFoundation

/// Codes in text messages; the service sends 123456.
open class PhoneAuthProvider: NSObject {
  nonisolated public static let id = PhoneAuthProviderID

  private let auth: Auth

  private init(_ auth: Auth) {
    self.auth = auth
    super.init()
  }

  open class func provider() -> PhoneAuthProvider { PhoneAuthProvider(Auth.auth()) }
  open class func provider(auth: Auth) -> PhoneAuthProvider { PhoneAuthProvider(auth) }

  open func verifyPhoneNumber(
    _ phoneNumber: String, uiDelegate: (any AuthUIDelegate)? = nil,
    completion: ((String?, (any Error)?) -> Void)?
  ) {
    guard !phoneNumber.isEmpty else {
      return Ported.async { completion?(nil, AuthErrorCode.missingPhoneNumber.nsError()) }
    }
    let call = AuthCall("sendVerificationCode", ["phoneNumber": phoneNumber])
    call.send(language: auth.languageCode) { result in
      switch result {
      case .success(let object): completion?(object["sessionInfo"] as? String ?? "", nil)
      case .failure(let error): completion?(nil, error)
      }
    }
  }

  open func verifyPhoneNumber(
    _ phoneNumber: String, uiDelegate: (any AuthUIDelegate)? = nil
  ) async throws -> String {
    try await awaiting {
      verifyPhoneNumber(phoneNumber, uiDelegate: uiDelegate, completion: $0)
    }
  }

  open func credential(
    withVerificationID verificationID: String, verificationCode: String
  ) -> PhoneAuthCredential { PhoneAuthCredential(verificationID, verificationCode) }
}

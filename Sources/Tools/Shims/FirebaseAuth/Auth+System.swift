// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Firebase's, and their documentation is too.
public import Foundation
import HeadlessFoundation

nonisolated public enum AuthAPNSTokenType: Int, Sendable {
  case unknown, sandbox, prod
}

extension Auth {
  public func setAPNSToken(_ token: Data, type: AuthAPNSTokenType) { apnsToken = token }

  /// Returns false: no silent push checks the app here.
  public func canHandleNotification(_ userInfo: [AnyHashable: Any]) -> Bool { false }

  /// Returns whether an address is one that Firebase opens the app with, after a web page.
  public func canHandle(_ url: URL) -> Bool { url.host == "firebaseauth" }

  public func useAppLanguage() { languageCode = Ported.locale.language.languageCode?.identifier }

  /// Does nothing: the service answers as an emulator does.
  public func useEmulator(withHost host: String, port: Int) {}

  /// Makes the storage under the group's name nobody else's: the device has one app.
  public func useUserAccessGroup(_ accessGroup: String?) throws { userAccessGroup = accessGroup }

  public func getStoredUser(forAccessGroup accessGroup: String?) throws -> User? { currentUser }

  public func revokeToken(withAuthorizationCode authorizationCode: String) async throws {
    try await finishing {
      revokeToken(withAuthorizationCode: authorizationCode, completion: $0)
    }
  }

  public func revokeToken(
    withAuthorizationCode authorizationCode: String, completion: (((any Error)?) -> Void)? = nil
  ) { Ported.async { completion?(nil) } }

  public func initializeRecaptchaConfig(completion: (((any Error)?) -> Void)? = nil) {
    Ported.async { completion?(nil) }
  }
}

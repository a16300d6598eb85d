// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Google's, and their documentation is too.
public import Foundation
import HeadlessDevice
import HeadlessFoundation
public import HeadlessUIKit
import SystemSheets

/// Signs in with the device's account at Google: a sheet of the system, which `Continue` and `Cancel` end.
///
/// The account is `given storage googleUser="Ann Bakker <ann@crew.example>"`, which also is the default.
open class GIDSignIn: NSObject {
  open class var sharedInstance: GIDSignIn {
    Device.current.attached(GIDSignIn.self) { GIDSignIn() }
  }

  open private(set) var currentUser: GIDGoogleUser?
  open var configuration: GIDConfiguration?

  // SDK 5 tells its delegate.
  open weak var delegate: (any GIDSignInDelegate)?
  open weak var presentingViewController: UIViewController?
  open var scopes: [Any]! = []
  private let key = "googleUser.authorized"

  private override init() {
    configuration = Ported.bundle.object(forInfoDictionaryKey: "GIDClientID")
      .map { GIDConfiguration(clientID: "\($0)") }
    super.init()
  }

  /// Returns whether an address is one with which the web page returns to the app.
  @discardableResult
  open func handle(_ url: URL) -> Bool {
    url.scheme?.hasPrefix("com.googleusercontent.apps") ?? false
  }

  // MARK: Signing in

  open func signIn(
    withPresenting presentingViewController: UIViewController, hint: String?,
    additionalScopes: [String]?, nonce: String?,
    completion: ((GIDSignInResult?, (any Error)?) -> Void)? = nil
  ) {
    if configuration == nil { reportMissingConfiguration() }
    let account = GoogleAccount.current
    let sheet = SystemSheet(
      "Sign in with Google", texts: [account.name, account.email]
    ) { [self] isDone in
      guard isDone else { completion?(nil, GIDSignInError.canceled.nsError); return }
      let user = GIDGoogleUser(account, configuration, additionalScopes ?? [], nonce: nonce)
      currentUser = user
      Device.current.storage[key] = .text(user.grantedText)
      completion?(GIDSignInResult(user), nil)
    }
    sheet.present(on: presentingViewController.viewIfLoaded?.window)
  }

  private func reportMissingConfiguration() {
    Device.current.findings.report(
      Finding.Kind(rawValue: "googleSignIn"),
      "Google's sign-in has no configuration, for which it ends the app with an exception. Set GIDClientID in Info.plist, or GIDSignIn.sharedInstance.configuration."
    )
  }

  // MARK: The account that signed in before

  open func hasPreviousSignIn() -> Bool { Device.current.storage[key] != nil }

  open func restorePreviousSignIn(completion: ((GIDGoogleUser?, (any Error)?) -> Void)? = nil) {
    let result = Result { try restored() }
    Ported.async {
      switch result {
      case .success(let user): completion?(user, nil)
      case .failure(let error): completion?(nil, error)
      }
    }
  }

  @discardableResult
  open func restorePreviousSignIn() async throws -> GIDGoogleUser { try restored() }

  private func restored() throws -> GIDGoogleUser {
    guard let granted = Device.current.storage[key]?.text else {
      throw GIDSignInError.hasNoAuthInKeychain.nsError
    }
    let user =
      currentUser
      ?? GIDGoogleUser(
        .current, configuration, granted.split(separator: " ").map(String.init), nonce: nil)
    currentUser = user
    return user
  }

  open func signOut() {
    currentUser = nil
    Device.current.storage[key] = nil
  }

  open func disconnect(completion: (((any Error)?) -> Void)? = nil) {
    signOut()
    Ported.async { completion?(nil) }
  }

  open func disconnect() async throws { signOut() }
}

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Google's, and their documentation is too.
public import Foundation
public import HeadlessUIKit

// MARK: SDK 6

/// The tokens of a user.
open class GIDAuthentication: NSObject {
  private let user: GIDGoogleUser

  init(_ user: GIDGoogleUser) {
    self.user = user
    super.init()
  }

  open var clientID: String! { user.configuration.clientID }
  open var idToken: String! { user.idToken?.tokenString }
  open var accessToken: String! { user.accessToken.tokenString }
  open var refreshToken: String! { user.refreshToken.tokenString }
  open var accessTokenExpirationDate: Date! { user.accessToken.expirationDate }
  open var idTokenExpirationDate: Date! { user.idToken?.expirationDate }

  open func `do`(freshTokens action: @escaping (GIDAuthentication?, (any Error)?) -> Void) {
    user.refreshTokensIfNeeded { action($0.map(GIDAuthentication.init), $1) }
  }
}

extension GIDGoogleUser {
  public var authentication: GIDAuthentication! { GIDAuthentication(self) }
  public var serverAuthCode: String? { nil }
}

extension GIDSignIn {
  public func signIn(
    with configuration: GIDConfiguration, presenting presentingViewController: UIViewController,
    hint: String? = nil, additionalScopes: [String]? = nil,
    callback: ((GIDGoogleUser?, (any Error)?) -> Void)? = nil
  ) {
    self.configuration = configuration
    signIn(
      withPresenting: presentingViewController, hint: hint, additionalScopes: additionalScopes,
      nonce: nil
    ) { callback?($0?.user, $1) }
  }

  @_disfavoredOverload
  public func restorePreviousSignIn(callback: ((GIDGoogleUser?, (any Error)?) -> Void)?) {
    restorePreviousSignIn(completion: callback)
  }

  @_disfavoredOverload
  public func disconnect(callback: (((any Error)?) -> Void)?) { disconnect(completion: callback) }
}

// MARK: SDK 5

public protocol GIDSignInDelegate: NSObjectProtocol {
  func sign(
    _ signIn: GIDSignIn!, didSignInFor user: GIDGoogleUser!, withError error: (any Error)!)
  func sign(
    _ signIn: GIDSignIn!, didDisconnectWith user: GIDGoogleUser!, withError error: (any Error)!)
}

extension GIDSignInDelegate {
  public func sign(
    _ signIn: GIDSignIn!, didDisconnectWith user: GIDGoogleUser!, withError error: (any Error)!
  ) {}
}

extension GIDSignIn {
  /// Returns itself: `sharedInstance` was a method.
  public func callAsFunction() -> GIDSignIn! { self }

  public var clientID: String! {
    get { configuration?.clientID }
    set { configuration = newValue.map { GIDConfiguration(clientID: $0) } }
  }

  public func signIn() {
    guard let presentingViewController else { return }
    signIn(withPresenting: presentingViewController) { [self] result, error in
      delegate?.sign(self, didSignInFor: result?.user, withError: error)
    }
  }
}

// MARK: The button

nonisolated public enum GIDSignInButtonStyle: Int, Sendable { case standard, wide, iconOnly }

nonisolated public enum GIDSignInButtonColorScheme: Int, Sendable { case dark, light }

open class GIDSignInButton: UIControl {
  open var style = GIDSignInButtonStyle.standard { didSet { name() } }
  open var colorScheme = GIDSignInButtonColorScheme.light

  public override init(frame: CGRect) {
    super.init(frame: frame)
    name()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    name()
  }

  private func name() {
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = style == .wide ? "Sign in with Google" : "Sign in"
  }
}

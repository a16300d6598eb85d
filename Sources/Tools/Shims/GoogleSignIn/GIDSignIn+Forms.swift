// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Google's, and their documentation is too.
import Foundation
public import HeadlessUIKit

extension GIDSignIn {
  public func signIn(
    withPresenting presentingViewController: UIViewController,
    completion: ((GIDSignInResult?, (any Error)?) -> Void)? = nil
  ) {
    signIn(
      withPresenting: presentingViewController, hint: nil, additionalScopes: nil, nonce: nil,
      completion: completion)
  }

  public func signIn(
    withPresenting presentingViewController: UIViewController, hint: String?,
    completion: ((GIDSignInResult?, (any Error)?) -> Void)? = nil
  ) {
    signIn(
      withPresenting: presentingViewController, hint: hint, additionalScopes: nil, nonce: nil,
      completion: completion)
  }

  public func signIn(
    withPresenting presentingViewController: UIViewController, hint: String?,
    additionalScopes: [String]?,
    completion: ((GIDSignInResult?, (any Error)?) -> Void)? = nil
  ) {
    signIn(
      withPresenting: presentingViewController, hint: hint, additionalScopes: additionalScopes,
      nonce: nil, completion: completion)
  }

  @discardableResult
  public func signIn(
    withPresenting presentingViewController: UIViewController
  ) async throws -> GIDSignInResult {
    try await signIn(
      withPresenting: presentingViewController, hint: nil, additionalScopes: nil, nonce: nil)
  }

  @discardableResult
  public func signIn(
    withPresenting presentingViewController: UIViewController, hint: String?
  ) async throws -> GIDSignInResult {
    try await signIn(
      withPresenting: presentingViewController, hint: hint, additionalScopes: nil, nonce: nil)
  }

  @discardableResult
  public func signIn(
    withPresenting presentingViewController: UIViewController, hint: String?,
    additionalScopes: [String]?
  ) async throws -> GIDSignInResult {
    try await signIn(
      withPresenting: presentingViewController, hint: hint, additionalScopes: additionalScopes,
      nonce: nil)
  }

  @discardableResult
  public func signIn(
    withPresenting presentingViewController: UIViewController, hint: String?,
    additionalScopes: [String]?, nonce: String?
  ) async throws -> GIDSignInResult {
    try await withCheckedThrowingContinuation { continuation in
      signIn(
        withPresenting: presentingViewController, hint: hint, additionalScopes: additionalScopes,
        nonce: nonce
      ) { result, error in
        if let result {
          continuation.resume(returning: result)
        } else {
          continuation.resume(throwing: error ?? GIDSignInError.unknown.nsError)
        }
      }
    }
  }
}

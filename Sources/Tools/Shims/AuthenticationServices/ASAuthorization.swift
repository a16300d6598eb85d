// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import Foundation
public import HeadlessUIKit
import SystemSheets

public typealias ASPresentationAnchor = UIWindow

/// A way of signing in.
public protocol ASAuthorizationProvider: AnyObject {}

/// The account that signed in.
public protocol ASAuthorizationCredential: AnyObject {}

/// The end of a request.
open class ASAuthorization: NSObject {
  nonisolated public struct Scope: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let fullName = Scope("full_name")
    public static let email = Scope("email")
  }

  nonisolated public struct OpenIDOperation: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let operationImplicit = Self(rawValue: "implicit")
    public static let operationLogin = Self(rawValue: "login")
    public static let operationRefresh = Self(rawValue: "refresh")
    public static let operationLogout = Self(rawValue: "logout")
  }

  public let provider: any ASAuthorizationProvider
  public let credential: any ASAuthorizationCredential

  init(_ provider: any ASAuthorizationProvider, _ credential: any ASAuthorizationCredential) {
    self.provider = provider
    self.credential = credential
  }
}

/// The reason why nobody was signed in.
nonisolated public struct ASAuthorizationError: Error, Equatable, CustomNSError, LocalizedError,
  Sendable
{
  public enum Code: Int, Sendable {
    case unknown = 1000
    case canceled = 1001
    case invalidResponse = 1002
    case notHandled = 1003
    case failed = 1004
    case notInteractive = 1005
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { "com.apple.AuthenticationServices.AuthorizationError" }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
  public var errorDescription: String? { "\(code)" }

  public static var unknown: Code { .unknown }
  public static var canceled: Code { .canceled }
  public static var invalidResponse: Code { .invalidResponse }
  public static var notHandled: Code { .notHandled }
  public static var failed: Code { .failed }

  public static func ~= (code: Self, error: any Error) -> Bool {
    (error as? ASAuthorizationError) == code
  }
}

nonisolated public func ~= (code: ASAuthorizationError.Code, error: any Error) -> Bool {
  (error as? ASAuthorizationError)?.code == code
}

/// A request to sign in.
open class ASAuthorizationRequest: NSObject {
  public let provider: any ASAuthorizationProvider

  init(_ provider: any ASAuthorizationProvider) { self.provider = provider }
}

/// A request to sign in with an account.
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest {
  open var requestedScopes: [ASAuthorization.Scope]?
  open var requestedOperation = ASAuthorization.OpenIDOperation.operationLogin
  open var state: String?
  open var nonce: String?
}

/// The delegate of a controller.
public protocol ASAuthorizationControllerDelegate: AnyObject {
  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization)
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
  public func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  ) {}
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error
  ) {}
}

public protocol ASAuthorizationControllerPresentationContextProviding: AnyObject {
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// Shows the system's sheet, which `Continue` and `Cancel` end.
open class ASAuthorizationController: NSObject {
  nonisolated public struct RequestOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let preferImmediatelyAvailableCredentials = Self(rawValue: 1)
  }

  public let authorizationRequests: [ASAuthorizationRequest]
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  open weak var presentationContextProvider:
    (any ASAuthorizationControllerPresentationContextProviding)?
  private weak var sheet: SystemSheet?

  public init(authorizationRequests: [ASAuthorizationRequest]) {
    self.authorizationRequests = authorizationRequests
  }

  /// Shows the sheet; a password alone fails, since the device has none.
  open func performRequests() {
    let request = authorizationRequests.lazy.compactMap { $0 as? ASAuthorizationAppleIDRequest }
      .first
    guard let request else { return fail(.canceled) }
    // As on a phone, the sheet keeps the controller.
    let sheet = SystemSheet("Sign in with Apple", texts: request.texts) { isDone in
      isDone ? self.complete(request) : self.fail(.canceled)
    }
    self.sheet = sheet
    sheet.present(on: presentationContextProvider?.presentationAnchor(for: self))
  }

  open func performRequests(options: RequestOptions) { performRequests() }

  open func cancel() {
    sheet?.close()
    if sheet != nil { fail(.canceled) }
  }

  private func complete(_ request: ASAuthorizationAppleIDRequest) {
    let credential = ASAuthorizationAppleIDCredential(request)
    delegate?.authorizationController(
      controller: self,
      didCompleteWithAuthorization: ASAuthorization(request.provider, credential))
  }

  private func fail(_ code: ASAuthorizationError.Code) {
    delegate?.authorizationController(
      controller: self, didCompleteWithError: ASAuthorizationError(code))
  }
}

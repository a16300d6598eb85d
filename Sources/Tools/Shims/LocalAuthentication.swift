// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import Foundation
import HeadlessDevice
import HeadlessFoundation

/// The kinds of authentication.
nonisolated public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication = 2
}

/// The kinds of biometry.
nonisolated public enum LABiometryType: Int, Sendable {
  case none = 0
  case touchID = 1
  case faceID = 2
  case opticID = 4

  @available(*, deprecated) public static var LABiometryNone: Self { .none }
}

/// The reason why nobody was authenticated.
nonisolated public struct LAError: Error, Equatable, CustomNSError, LocalizedError, Sendable {
  public enum Code: Int, Sendable {
    case authenticationFailed = -1
    case userCancel = -2
    case userFallback = -3
    case systemCancel = -4
    case passcodeNotSet = -5
    case biometryNotAvailable = -6
    case biometryNotEnrolled = -7
    case biometryLockout = -8
    case appCancel = -9
    case invalidContext = -10
    case notInteractive = -1004

    public static var touchIDNotAvailable: Self { .biometryNotAvailable }
    public static var touchIDNotEnrolled: Self { .biometryNotEnrolled }
    public static var touchIDLockout: Self { .biometryLockout }
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { "com.apple.LocalAuthentication" }
  public var errorCode: Int { code.rawValue }
  public var errorDescription: String? { "\(code)" }

  // The names of iOS 8, which have the codes of the later ones.
  @available(*, deprecated) public static var touchIDNotAvailable: Code { .biometryNotAvailable }
  @available(*, deprecated) public static var touchIDNotEnrolled: Code { .biometryNotEnrolled }
  @available(*, deprecated) public static var touchIDLockout: Code { .biometryLockout }

  public static var biometryNotAvailable: Code { .biometryNotAvailable }
  public static var authenticationFailed: Code { .authenticationFailed }
  public static var userCancel: Code { .userCancel }
  public static var userFallback: Code { .userFallback }
  public static var systemCancel: Code { .systemCancel }
  public static var passcodeNotSet: Code { .passcodeNotSet }
  public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
  public static var biometryLockout: Code { .biometryLockout }
  public static var appCancel: Code { .appCancel }
  public static var invalidContext: Code { .invalidContext }
  public static var notInteractive: Code { .notInteractive }
}

/// Returns whether an error has a code, as in `case LAError.userCancel`.
nonisolated public func ~= (code: LAError.Code, error: any Error) -> Bool {
  let error = error as NSError
  return error.domain == LAError.errorDomain && error.code == code.rawValue
}

/// The authentication by the device's biometry; without one, only the passcode is there.
open class LAContext {
  open var localizedFallbackTitle: String?
  open var localizedCancelTitle: String?
  open var localizedReason = ""
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  open var evaluatedPolicyDomainState: Data?
  /// Whether the user may not be asked, so that an authentication fails.
  open var interactionNotAllowed = false
  private var isValid = true

  public init() {}

  open var biometryType: LABiometryType {
    switch Device.current.biometry {
    case .faceID: .faceID
    case .touchID: .touchID
    case .none: .none
    }
  }

  private func failure(of policy: LAPolicy, asks: Bool = false) -> LAError? {
    guard isValid else { return LAError(.invalidContext) }
    if asks, interactionNotAllowed { return LAError(.notInteractive) }
    guard policy == .deviceOwnerAuthenticationWithBiometrics, biometryType == .none else {
      return nil
    }
    return LAError(.biometryNotAvailable)
  }

  open func canEvaluatePolicy(
    _ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?
  ) -> Bool {
    guard let failure = failure(of: policy) else { return true }
    error?.pointee = NSError(domain: LAError.errorDomain, code: failure.errorCode)
    return false
  }

  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String,
    reply: @escaping @MainActor (Bool, (any Error)?) -> Void
  ) {
    let failure = failure(of: policy, asks: true)
    Device.current.log.post("authentication", detail: localizedReason)
    Ported.async { reply(failure == nil, failure) }
  }

  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    Device.current.log.post("authentication", detail: localizedReason)
    if let failure = failure(of: policy, asks: true) { throw failure }
    return true
  }

  open func invalidate() { isValid = false }
}

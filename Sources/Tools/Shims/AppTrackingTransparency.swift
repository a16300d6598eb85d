// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
import HeadlessFoundation

/// The permission to track, which `permission.tracking` in the device's storage answers.
open class ATTrackingManager {
  nonisolated public enum AuthorizationStatus: UInt, Sendable {
    case notDetermined = 0
    case restricted = 1
    case denied = 2
    case authorized = 3
  }

  private static let permission = Permission("tracking")

  open class var trackingAuthorizationStatus: AuthorizationStatus {
    switch permission.status {
    case nil: .notDetermined
    case "denied": .denied
    case "restricted": .restricted
    default: .authorized
    }
  }

  open class func requestTrackingAuthorization(
    completionHandler completion: @escaping @MainActor (AuthorizationStatus) -> Void
  ) {
    permission.ask()
    Ported.async { completion(trackingAuthorizationStatus) }
  }

  open class func requestTrackingAuthorization() async -> AuthorizationStatus {
    permission.ask()
    return trackingAuthorizationStatus
  }
}

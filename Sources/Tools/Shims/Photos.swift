// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
import HeadlessDevice
import HeadlessFoundation

/// The authorization for the photo library.
nonisolated public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case authorized = 3
  case limited = 4
}

/// The kinds of access to the photo library.
nonisolated public enum PHAccessLevel: Int, Sendable {
  case addOnly = 1
  case readWrite = 2
}

/// The photo library, which has no photos: the authorization is what `permission.photos` in the device's
/// storage answers, `authorized` by default.
open class PHPhotoLibrary {
  private static let permission = Permission("photos")

  open class func shared() -> PHPhotoLibrary {
    Device.current.attached(PHPhotoLibrary.self) { PHPhotoLibrary() }
  }

  init() {}

  open class func authorizationStatus() -> PHAuthorizationStatus {
    switch permission.status {
    case nil: .notDetermined
    case "denied": .denied
    case "limited": .limited
    case "restricted": .restricted
    default: .authorized
    }
  }

  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    authorizationStatus()
  }

  open class func requestAuthorization(
    for accessLevel: PHAccessLevel,
    handler: @escaping @MainActor (PHAuthorizationStatus) -> Void
  ) {
    permission.ask()
    Ported.async { handler(authorizationStatus()) }
  }

  open class func requestAuthorization(
    _ handler: @escaping @MainActor (PHAuthorizationStatus) -> Void
  ) { requestAuthorization(for: .readWrite, handler: handler) }

  open class func requestAuthorization(
    for accessLevel: PHAccessLevel
  ) async -> PHAuthorizationStatus {
    permission.ask()
    return authorizationStatus()
  }
}

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import Foundation
import HeadlessDevice
import HeadlessFoundation
public import HeadlessUIKit

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

  /// Runs the changes, which are an event each, and fails if the user does not agree.
  open func performChanges(
    _ changeBlock: @escaping @MainActor () -> Void,
    completionHandler: (@MainActor (Bool, (any Error)?) -> Void)? = nil
  ) {
    Self.permission.ask()
    Ported.async {
      let isAllowed = Self.allowsChanges
      if isAllowed { changeBlock() }
      completionHandler?(isAllowed, isAllowed ? nil : PHPhotosError(.accessUserDenied))
    }
  }

  open func performChanges(_ changeBlock: @escaping @MainActor () -> Void) async throws {
    try performChangesAndWait(changeBlock)
  }

  open func performChangesAndWait(_ changeBlock: () -> Void) throws {
    Self.permission.ask()
    guard Self.allowsChanges else { throw PHPhotosError(.accessUserDenied) }
    changeBlock()
  }

  private static var allowsChanges: Bool {
    [.authorized, .limited].contains(authorizationStatus())
  }
}

/// A change of the photo library, which is an event.
open class PHAssetChangeRequest {
  open var creationDate: Date?
  open var isFavorite = false
  open var placeholderForCreatedAsset: PHObjectPlaceholder? { PHObjectPlaceholder() }

  init(_ event: String) { Device.current.log.post(event) }

  @discardableResult
  open class func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest {
    PHAssetChangeRequest("photo saved")
  }

  @discardableResult
  open class func creationRequestForAssetFromImage(
    atFileURL fileURL: URL
  ) -> PHAssetChangeRequest? { PHAssetChangeRequest("photo saved \(fileURL.lastPathComponent)") }

  @discardableResult
  open class func creationRequestForAssetFromVideo(
    atFileURL fileURL: URL
  ) -> PHAssetChangeRequest? { PHAssetChangeRequest("video saved \(fileURL.lastPathComponent)") }
}

/// The place of an asset that is being created.
open class PHObjectPlaceholder {
  open var localIdentifier: String { "photo" }
}

nonisolated public struct PHPhotosError: Error, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case accessUserDenied = 3311
    case invalidResource = 3302
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }
}

/// The way in which a photo fills a size.
nonisolated public enum PHImageContentMode: Int, Sendable {
  case aspectFit = 0
  case aspectFill = 1
  public static let `default` = Self.aspectFit
}

nonisolated public let PHLivePhotoInfoErrorKey = "PHLivePhotoInfoErrorKey"
nonisolated public let PHLivePhotoInfoIsDegradedKey = "PHLivePhotoInfoIsDegradedKey"
nonisolated public let PHLivePhotoInfoCancelledKey = "PHLivePhotoInfoCancelledKey"
public typealias PHLivePhotoRequestID = Int32

/// A photo with the moments around it; there is none on the device.
open class PHLivePhoto: NSObject {
  /// Calls the handler without a photo: no file is read.
  @discardableResult
  open class func request(
    withResourceFileURLs fileURLs: [URL], placeholderImage image: UIImage?, targetSize: CGSize,
    contentMode: PHImageContentMode,
    resultHandler: @escaping @MainActor (PHLivePhoto?, [AnyHashable: Any]) -> Void
  ) -> PHLivePhotoRequestID {
    let error = NSError(domain: "PHPhotosErrorDomain", code: -1)
    Ported.async { resultHandler(nil, [PHLivePhotoInfoErrorKey: error]) }
    return 0
  }
}

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import Foundation

/// The advertising identifier, which is all zeros, as where the user refuses.
open class ASIdentifierManager {
  private static let manager = ASIdentifierManager()

  open class func shared() -> ASIdentifierManager { manager }

  open var advertisingIdentifier: UUID {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  }
  open var isAdvertisingTrackingEnabled: Bool { false }
}

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Realm's, and their documentation is too.
import Foundation

/// An observation, which lasts as long as its token is held.
public final class NotificationToken {
  private var listener: (any Listener)?

  init(_ listener: any Listener) { self.listener = listener }

  public func invalidate() { listener = nil }

  /// The name of older versions.
  public func stop() { invalidate() }

  func isToken(of listener: any Listener) -> Bool { self.listener === listener }
}

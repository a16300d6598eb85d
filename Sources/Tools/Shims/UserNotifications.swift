// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
@_exported import HeadlessUIKit

extension UNNotificationSound {
  // `default` was a method before Swift 4.2.
  public func callAsFunction() -> UNNotificationSound { self }
}

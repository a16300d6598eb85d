// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import Foundation
import HeadlessFoundation
@_exported import HeadlessUIKit

extension UNNotificationSound {
  // `default` was a method before Swift 4.2.
  public func callAsFunction() -> UNNotificationSound { self }
}

extension NSString {
  /// Returns the text of a key in the device's language, when the notification is made.
  nonisolated public class func localizedUserNotificationString(
    forKey key: String, arguments: [Any]?
  ) -> String {
    let text = Ported.text(key, table: nil, value: "")
    guard let arguments else { return text }
    return String(format: text, arguments: arguments.map { $0 as? any CVarArg ?? "\($0)" })
  }
}

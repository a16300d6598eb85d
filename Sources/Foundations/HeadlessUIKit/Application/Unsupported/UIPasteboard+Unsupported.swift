public import Foundation

nonisolated extension UIPasteboard {
  /// The content of a pasteboard changed; never posted.
  public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
}

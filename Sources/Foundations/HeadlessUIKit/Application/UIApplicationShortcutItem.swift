public import Foundation

/// A quick action of the app's icon on the home screen.
open class UIApplicationShortcutItem {
  /// What the app knows it by.
  public final let type: String
  /// What a person reads.
  open internal(set) var localizedTitle: String
  /// What a person reads below that.
  open internal(set) var localizedSubtitle: String?
  /// What the app needs to act on it.
  open internal(set) var userInfo: [String: any NSSecureCoding]?

  /// Creates a quick action.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String? = nil,
    icon: UIApplicationShortcutIcon? = nil, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.userInfo = userInfo
  }
}

/// The picture of a quick action; nobody sees it.
open class UIApplicationShortcutIcon {
  /// A picture of the system's symbols.
  public init(systemImageName: String) {}
  /// A picture of the app's own.
  public init(templateImageName: String) {}
}

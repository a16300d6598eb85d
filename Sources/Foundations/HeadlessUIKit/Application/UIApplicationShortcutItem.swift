public import Foundation

/// A quick action of the app's icon on the home screen.
open class UIApplicationShortcutItem: HeadlessObject {
  /// The identifier that the app recognizes the action by.
  public final let type: String
  /// The title.
  open internal(set) var localizedTitle: String
  /// The subtitle.
  open internal(set) var localizedSubtitle: String?
  /// The custom data of the action.
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

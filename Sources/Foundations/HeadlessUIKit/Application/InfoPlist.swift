import Foundation

/// The links and the quick actions that a ported app declares in its Info.plist.
package enum InfoPlist {
  /// The schemes of the links that the system opens in the app; nil for an app without Info.plist.
  package static var urlSchemes: [String]? {
    guard !AppResources.info.isEmpty else { return nil }
    let types = AppResources.info["CFBundleURLTypes"] as? [[String: Any]] ?? []
    return types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }
  }

  /// Returns whether Info.plist declares the scheme of a link, in capitals or not.
  package static func declares(scheme: String?) -> Bool {
    guard let scheme else { return false }
    return urlSchemes?.contains { $0.caseInsensitiveCompare(scheme) == .orderedSame } ?? false
  }

  /// The quick actions, whose titles are those of the table `InfoPlist` in the device's language.
  package static var shortcutItems: [UIApplicationShortcutItem] {
    let entries = AppResources.info["UIApplicationShortcutItems"] as? [[String: Any]] ?? []
    return entries.compactMap(item)
  }

  private static func item(_ entry: [String: Any]) -> UIApplicationShortcutItem? {
    guard let type = entry["UIApplicationShortcutItemType"] as? String,
      let title = entry["UIApplicationShortcutItemTitle"] as? String
    else { return nil }
    let values = entry["UIApplicationShortcutItemUserInfo"] as? [String: Any]
    return UIApplicationShortcutItem(
      type: type, localizedTitle: text(title),
      localizedSubtitle: (entry["UIApplicationShortcutItemSubtitle"] as? String).map(text),
      userInfo: values?.compactMapValues(coded))
  }

  private static func text(_ key: String) -> String {
    StringsTables.text(key, table: "InfoPlist") ?? key
  }

  /// Returns the value of a property list as Foundation's class, which apps cast to Swift's type.
  private static func coded(_ value: Any) -> (any NSSecureCoding)? {
    switch value {
    case let text as String: NSString(string: text)
    case let flag as Bool: NSNumber(value: flag)
    case let number as Int: NSNumber(value: number)
    case let number as Double: NSNumber(value: number)
    case let date as Date:
      NSDate(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate)
    case let data as Data: NSData(data: data)
    case let array as [Any]: NSArray(array: array)
    case let table as [String: Any]: NSDictionary(dictionary: table)
    default: value as? any NSSecureCoding
    }
  }
}

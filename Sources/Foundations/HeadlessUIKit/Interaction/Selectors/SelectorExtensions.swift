import Foundation

/// The methods that a ported app adds to UIKit's classes in extensions.
///
/// `rehearse port` writes a class of the name `RehearsalExtensions` that conforms.
@MainActor public protocol SelectorExtensionTable: AnyObject {
  /// Returns the method of an object with a name; nil if no extension has it.
  static func rehearsalMethod(for selector: Selector, of object: AnyObject) -> SelectorMethod?
}

/// Looks up methods in the app's table of extensions.
enum SelectorExtensions {
  private static let table =
    AppResources.type(named: "RehearsalExtensions") as? any SelectorExtensionTable.Type

  /// Returns the method of an object with a name; nil if no extension has it.
  static func method(for selector: Selector, of object: AnyObject) -> SelectorMethod? {
    if let own = UIKitSelectors.method(for: selector, of: object) { return own }
    return table?.rehearsalMethod(for: selector, of: object)
  }
}

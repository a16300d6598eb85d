import Foundation

/// The methods and inspectable properties that a ported app adds to UIKit's classes in extensions, and its objects
/// in storyboards.
///
/// `rehearse port` writes a class of the name `RehearsalExtensions` that conforms.
@MainActor public protocol SelectorExtensionTable: AnyObject {
  /// Returns the method of an object with a name; nil if no extension has it.
  static func rehearsalMethod(for selector: Selector, of object: AnyObject) -> SelectorMethod?

  /// Sets a property of an object by its name; returns whether an extension has it.
  static func rehearsalSet(_ value: Any?, forKey key: String, of object: AnyObject) -> Bool

  /// Returns a new object of a class that a storyboard or a nib names; nil for other classes.
  static func rehearsalObject(named name: String) -> AnyObject?
}

extension SelectorExtensionTable {
  /// Returns false: no extension has properties that Interface Builder sets.
  public static func rehearsalSet(
    _ value: Any?, forKey key: String, of object: AnyObject
  ) -> Bool { false }

  /// Returns nil: no storyboard or nib has objects of the app.
  public static func rehearsalObject(named name: String) -> AnyObject? { nil }
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

  /// Sets a property of an object by its name; returns whether an extension has it.
  static func set(_ value: Any?, forKey key: String, of object: AnyObject) -> Bool {
    table?.rehearsalSet(value, forKey: key, of: object) ?? false
  }

  /// Returns a new object of a class of the app; nil for a class that no storyboard names.
  static func object(named name: String, module: String?) -> AnyObject? {
    let type: AnyClass? = AppResources.type(named: "RehearsalExtensions", module: module)
    return (type as? any SelectorExtensionTable.Type)?.rehearsalObject(named: name)
  }
}

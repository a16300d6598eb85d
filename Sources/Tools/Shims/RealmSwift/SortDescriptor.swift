// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Realm's, and their documentation is too.
import Foundation
import HeadlessFoundation

/// An order of objects by a property.
public struct SortDescriptor: Hashable, ExpressibleByStringLiteral {
  public let keyPath: String
  public let ascending: Bool

  public init(keyPath: String, ascending: Bool = true) {
    (self.keyPath, self.ascending) = (keyPath, ascending)
  }

  public init<Root: ObjectBase>(keyPath: PartialKeyPath<Root>, ascending: Bool = true) {
    self.init(keyPath: PropertyNames.name(of: keyPath), ascending: ascending)
  }

  public init(stringLiteral value: String) { self.init(keyPath: value) }

  public func reversed() -> SortDescriptor {
    SortDescriptor(keyPath: keyPath, ascending: !ascending)
  }

  /// The order of Foundation's.
  var order: HeadlessFoundation.NSSortDescriptor {
    HeadlessFoundation.NSSortDescriptor(
      key: keyPath == "self" ? nil : keyPath, ascending: ascending)
  }
}

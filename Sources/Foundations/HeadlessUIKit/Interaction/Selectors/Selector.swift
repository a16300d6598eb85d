#if !canImport(ObjectiveC)
  /// The name of a method that is called by name, as in Objective-C.
  ///
  /// Off Apple's systems Swift has no `#selector`; `rehearse port` writes `Selector("didTap:")` in its
  /// place, and a table of the methods into each class.
  nonisolated public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name with a colon for each argument.
    let name: String

    /// Creates a selector from its name.
    public init(_ name: String) { self.name = name }

    /// Creates a selector from a literal.
    public init(stringLiteral value: String) { name = value }
  }

  nonisolated extension Selector: CustomStringConvertible {
    /// The name of the selector.
    public var description: String { name }
  }

  /// Returns the name of a selector, as Foundation does.
  nonisolated public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }

  /// Returns the selector with a name, as Foundation does.
  nonisolated public func NSSelectorFromString(_ aSelectorName: String) -> Selector {
    Selector(aSelectorName)
  }
#else
  public import Foundation

  extension Selector {
    var name: String { NSStringFromSelector(self) }
  }
#endif

public import Foundation

nonisolated extension AttributeScopes {
  /// UIKit's attribute scope.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// The text attributes of UIKit.
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The text colour.
    public let foregroundColor: ForegroundColorAttribute
    /// The background colour.
    public let backgroundColor: BackgroundColorAttribute
    /// The spacing between characters.
    public let kern: KernAttribute
    /// The offset from the baseline.
    public let baselineOffset: BaselineOffsetAttribute
    /// Foundation's attributes.
    public let foundation: FoundationAttributes

    /// The font.
    public enum FontAttribute: AttributedStringKey {
      /// A font.
      public typealias Value = UIFont
      /// The name of the attribute.
      public static let name = "NSFont"
    }

    /// The text colour.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = UIColor
      /// The name of the attribute.
      public static let name = "NSColor"
    }

    /// The background colour.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = UIColor
      /// The name of the attribute.
      public static let name = "NSBackgroundColor"
    }

    /// The spacing between characters.
    public enum KernAttribute: AttributedStringKey {
      /// A distance in points.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "NSKern"
    }

    /// The offset from the baseline.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// A distance in points.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "NSBaselineOffset"
    }
  }
}

nonisolated extension AttributeDynamicLookup {
  /// Returns an attribute of UIKit by its name.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}

public import Foundation

nonisolated extension AttributeScopes {
  /// What UIKit draws text with.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// The attributes UIKit draws text with; kept, never drawn.
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind.
    public let backgroundColor: BackgroundColorAttribute
    /// The space between letters.
    public let kern: KernAttribute
    /// How far letters are raised.
    public let baselineOffset: BaselineOffsetAttribute
    /// Foundation's own.
    public let foundation: FoundationAttributes

    /// The font.
    public enum FontAttribute: AttributedStringKey {
      /// A font.
      public typealias Value = UIFont
      /// The name in an attributed string.
      public static let name = "NSFont"
    }

    /// The colour of letters.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = UIColor
      /// The name in an attributed string.
      public static let name = "NSColor"
    }

    /// The colour behind.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = UIColor
      /// The name in an attributed string.
      public static let name = "NSBackgroundColor"
    }

    /// The space between letters.
    public enum KernAttribute: AttributedStringKey {
      /// A distance in points.
      public typealias Value = CGFloat
      /// The name in an attributed string.
      public static let name = "NSKern"
    }

    /// How far letters are raised.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// A distance in points.
      public typealias Value = CGFloat
      /// The name in an attributed string.
      public static let name = "NSBaselineOffset"
    }
  }
}

nonisolated extension AttributeDynamicLookup {
  /// An attribute of UIKit by its name.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}

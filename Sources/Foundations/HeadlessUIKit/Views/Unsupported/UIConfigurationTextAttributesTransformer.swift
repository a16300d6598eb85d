public import Foundation

/// Changes the attributes of a title; compared by being there, since nothing is written with it.
nonisolated public struct UIConfigurationTextAttributesTransformer: Hashable, Sendable {
  /// Changes attributes.
  public let transform: @Sendable (AttributeContainer) -> AttributeContainer

  /// Changes attributes as a closure says.
  public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// Attributes after the change.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }

  /// Any two are equal.
  public static func == (left: Self, right: Self) -> Bool { true }

  /// Hashes nothing.
  public func hash(into hasher: inout Hasher) {}
}

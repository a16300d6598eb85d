public import Foundation

/// A transformer of a title's attributes, which is never called.
nonisolated public struct UIConfigurationTextAttributesTransformer: Hashable, Sendable {
  /// The closure.
  public let transform: @Sendable (AttributeContainer) -> AttributeContainer

  /// Creates a transformer from a closure.
  public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// Returns the transformed attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }

  /// Returns true: any two transformers are equal.
  public static func == (left: Self, right: Self) -> Bool { true }

  /// Hashes nothing.
  public func hash(into hasher: inout Hasher) {}
}

/// A transformer of a configuration's colour; applied where a colour is resolved, and drawn nowhere.
nonisolated public struct UIConfigurationColorTransformer: Hashable, Sendable {
  /// The closure.
  public let transform: @Sendable (UIColor) -> UIColor

  /// Creates a transformer from a closure.
  public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) {
    self.transform = transform
  }

  /// Returns the transformed colour.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// A transformer that returns the colour as it is; there are no shades of grey here.
  public static let grayscale = UIConfigurationColorTransformer { $0 }

  /// The transformer of the preferred tint, which is the colour as it is.
  public static let preferredTint = UIConfigurationColorTransformer { $0 }

  /// The transformer of the tint without colour, which is the colour as it is.
  public static let monochromeTint = UIConfigurationColorTransformer { $0 }

  /// Returns true: any two transformers are equal.
  public static func == (left: Self, right: Self) -> Bool { true }

  /// Hashes nothing.
  public func hash(into hasher: inout Hasher) {}
}

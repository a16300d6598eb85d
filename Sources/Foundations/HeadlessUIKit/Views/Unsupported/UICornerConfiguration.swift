/// The radius of a corner; nothing is drawn.
nonisolated public struct UICornerRadius: Hashable, Sendable {
  private enum Kind: Hashable { case fixed(Double), containerConcentric(minimum: Double?) }

  private let kind: Kind

  /// Returns a radius in points.
  public static func fixed(_ radius: Double) -> UICornerRadius {
    UICornerRadius(kind: .fixed(radius))
  }

  /// Returns a radius that follows the corner of the container, with a minimum in points.
  public static func containerConcentric(minimum: Double? = nil) -> UICornerRadius {
    UICornerRadius(kind: .containerConcentric(minimum: minimum))
  }
}

/// The shape of the corners of a view; nothing is drawn.
nonisolated public struct UICornerConfiguration: Hashable, Sendable {
  private var radii: [UICornerRadius?]
  private var maximum: Double?

  private init(_ radii: [UICornerRadius?], maximum: Double? = nil) {
    (self.radii, self.maximum) = (radii, maximum)
  }

  /// Returns corners that make the short sides half circles, up to a radius in points.
  public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration {
    UICornerConfiguration([], maximum: maximumRadius)
  }

  /// Returns four corners of one radius.
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration([radius, radius, radius, radius])
  }

  /// Returns four corners of one radius in points.
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
    corners(radius: radius)
  }

  /// Returns a corner of each radius; nil makes a square one.
  public static func corners(
    topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil,
    bottomLeftRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration([topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius])
  }

  /// Returns corners of one radius at the top and one at the bottom.
  public static func uniformEdges(
    topRadius: UICornerRadius, bottomRadius: UICornerRadius
  ) -> UICornerConfiguration {
    UICornerConfiguration([topRadius, topRadius, bottomRadius, bottomRadius])
  }

  /// Returns corners of one radius on the left and one on the right.
  public static func uniformEdges(
    leftRadius: UICornerRadius, rightRadius: UICornerRadius
  ) -> UICornerConfiguration {
    UICornerConfiguration([leftRadius, rightRadius, leftRadius, rightRadius])
  }
}

extension UIView {
  /// The shape of the corners; stored, without effect.
  public final var cornerConfiguration: UICornerConfiguration? {
    get { stored(nil) }
    set { store(newValue) }
  }
}

extension UIPageViewController {
  /// A key of the layout options; without effect.
  nonisolated public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's string value.
    public let rawValue: String
    /// Creates a key with a string value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The location of the spine.
    public static let spineLocation = Self(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The space between pages.
    public static let interPageSpacing = Self(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }
}

public import Foundation

/// The configuration of a cell's background; stored, without effect.
nonisolated public struct UIBackgroundConfiguration: Hashable, Sendable {
  /// The colour.
  public var backgroundColor: UIColor?
  /// The space around the background, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The corner radius, in points.
  public var cornerRadius: CGFloat = 0
  /// The border's colour.
  public var strokeColor: UIColor?
  /// The border's width, in points.
  public var strokeWidth: CGFloat = 0
  /// The distance of the border from the edge, in points.
  public var strokeOutset: CGFloat = 0
  /// The transformer of the colour.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The transformer of the border's colour.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The edges at which the layout margins are added to the insets.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// The background image.
  public var image: UIImage?
  /// The placement of the image.
  public var imageContentMode = UIView.ContentMode.scaleToFill

  private init() {}

  /// Returns an empty configuration.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// Returns the configuration of a plain row.
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// Returns the configuration of a row in a group.
  public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// Returns the configuration of a row in a group with margins.
  public static func listInsetGroupedCell() -> UIBackgroundConfiguration { .listGroupedCell() }
  /// Returns the configuration of a row in any list.
  public static func listCell() -> UIBackgroundConfiguration { .listGroupedCell() }

  /// Returns the configuration of a plain list's header or footer.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration()
  }
  /// Returns the configuration of a group's header or footer.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration()
  }
  /// Returns the configuration of a header.
  public static func listHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// Returns the configuration of a footer.
  public static func listFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// Returns the configuration of a sidebar's header.
  public static func listSidebarHeader() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration()
  }
  /// Returns the configuration of a sidebar's row.
  public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// Returns the configuration of a sidebar's row beside an accessory.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration()
  }

  /// Returns the colour, transformed; the tint's where the configuration has none.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// Returns the border's colour, transformed; the tint's where the configuration has none.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }

  /// Returns the same configuration.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }
}

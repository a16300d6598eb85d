public import Foundation

/// What is behind a cell's content.
nonisolated public struct UIBackgroundConfiguration: Hashable, Sendable {
  /// The colour.
  public var backgroundColor: UIColor?
  /// How round the corners are, in points.
  public var cornerRadius: CGFloat = 0
  /// The border's colour.
  public var strokeColor: UIColor?
  /// The border's width, in points.
  public var strokeWidth: CGFloat = 0

  private init() {}

  /// Nothing.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// What is behind a plain row.
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// What is behind a row of a group.
  public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// A cell of groups with margins.
  public static func listInsetGroupedCell() -> UIBackgroundConfiguration { .listGroupedCell() }
  /// A cell of any list.
  public static func listCell() -> UIBackgroundConfiguration { .listGroupedCell() }

  /// The same; nothing depends on the state.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }
}

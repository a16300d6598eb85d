public import Foundation

/// The places of a table's parts: nothing is laid out.
extension UITableView {
  /// Returns the bounds: nothing is laid out.
  public final func rect(forSection section: Int) -> CGRect { bounds }

  /// Returns the bounds: nothing is laid out.
  public final func rectForHeader(inSection section: Int) -> CGRect { bounds }

  /// Returns the bounds: nothing is laid out.
  public final func rectForFooter(inSection section: Int) -> CGRect { bounds }
}

extension UIView {
  /// The number of pixels per point.
  public final var contentScaleFactor: CGFloat {
    get { stored(UIScreen.main.scale) }
    set { store(newValue) }
  }
}

extension UITabBar {
  /// The image behind the selected item; without effect.
  public final var selectionIndicatorImage: UIImage? {
    get { stored(nil) }
    set { store(newValue) }
  }
}

extension UIPageViewController {
  /// The gesture recognisers of the pages: none, since `swipe` turns them.
  public final var gestureRecognizers: [UIGestureRecognizer] { [] }
}

extension UITableView {
  /// The edges that the insets of separators begin at.
  nonisolated public enum SeparatorInsetReference: Int, Sendable {
    /// Those of the cell, or those of the system's own insets.
    case fromCellEdges, fromAutomaticInsets
  }

  /// The edges that the insets of separators begin at; stored, without effect.
  public final var separatorInsetReference: SeparatorInsetReference {
    get { stored(.fromCellEdges) }
    set { store(newValue) }
  }
}

extension UITableViewCell {
  /// The parts that a cell shows while it is edited.
  nonisolated public struct StateMask: OptionSet, Hashable, Sendable {
    /// The raw bit mask.
    public let rawValue: UInt

    /// Creates a mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The control at the leading edge.
    public static let showingEditControl = StateMask(rawValue: 1)
    /// The button that deletes.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }
}

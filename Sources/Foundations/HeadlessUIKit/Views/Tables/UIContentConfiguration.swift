/// Content as a value that knows the view to show it.
@MainActor public protocol UIContentConfiguration {
  /// Makes a view that shows the content.
  func makeContentView() -> any UIView & UIContentView

  /// The content as it is in a state of its cell; the same unless implemented.
  func updated(for state: any UIConfigurationState) -> Self
}

extension UIContentConfiguration {
  /// The same content.
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// A view that shows content given as a value.
@MainActor public protocol UIContentView: UIView {
  /// The content; setting it shows it.
  var configuration: any UIContentConfiguration { get set }

  /// Whether the view can show such content; true for content of the same type unless implemented.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Whether the content is of the type it shows now.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: self.configuration) == type(of: configuration)
  }
}

/// The state of a cell, for content that depends on it.
nonisolated public protocol UIConfigurationState: Sendable {
  /// Whether the cell is selected.
  var isSelected: Bool { get }
  /// Whether a finger is on the cell.
  var isHighlighted: Bool { get }
  /// Whether the cell takes no touches.
  var isDisabled: Bool { get }
}

/// The state of a table's or collection's cell.
nonisolated public struct UICellConfigurationState: UIConfigurationState, Hashable, Sendable {
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether a finger is on the cell.
  public var isHighlighted = false
  /// Whether the cell takes no touches.
  public var isDisabled = false
  /// Whether the cell is edited.
  public var isEditing = false

  /// A cell about which there is nothing to say.
  public init() {}
}

/// The view that shows a content value in a cell, kept as long as it can show what comes next.
struct ShownContent {
  private var view: (any UIView & UIContentView)?

  mutating func show(_ configuration: (any UIContentConfiguration)?, in container: UIView) {
    guard let configuration else {
      view?.removeFromSuperview()
      view = nil
      return
    }
    if let view, view.supports(configuration) {
      view.configuration = configuration
      return
    }
    view?.removeFromSuperview()
    let made = configuration.makeContentView()
    container.addSubview(made)
    view = made
  }
}

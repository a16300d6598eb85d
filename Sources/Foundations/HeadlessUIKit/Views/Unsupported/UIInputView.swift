public import Foundation

/// A view in the place of the keyboard, or above it, with the look of a keyboard.
open class UIInputView: UIView {
  /// The look of the view.
  nonisolated public enum Style: Int, Sendable {
    /// That of the system's views, or of the keyboard.
    case `default`, keyboard
  }

  /// The look of the view; stored, without effect.
  public final let inputViewStyle: Style

  /// Whether the view has the height that its constraints give it; stored, without effect.
  open var allowsSelfSizing = false

  /// Creates a view of a look.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }

  /// Creates a view of a storyboard or nib.
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}

/// An interaction that shows an item of a bar in large; without effect, as nobody presses for long on a bar.
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  /// The view of the interaction.
  open private(set) weak var view: UIView?

  /// The delegate; never called.
  open weak var delegate: (any UILargeContentViewerInteractionDelegate)?

  /// Creates an interaction.
  public init(delegate: (any UILargeContentViewerInteractionDelegate)? = nil) {
    self.delegate = delegate
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) { self.view = view }

  /// Whether the viewer may be shown: no.
  public static var isEnabled: Bool { false }
}

/// The delegate of a large content viewer; never called.
@MainActor public protocol UILargeContentViewerInteractionDelegate: AnyObject {}

/// The look of the content where it scrolls below a bar; nothing is drawn.
public final class UIScrollEdgeEffect: HeadlessObject {
  /// The style of an edge.
  nonisolated public struct Style: Hashable, Sendable {
    private let name: String

    /// The style that the system chooses.
    public static let automatic = Style(name: "automatic")
    /// A gradual style.
    public static let soft = Style(name: "soft")
    /// A style with a line.
    public static let hard = Style(name: "hard")
  }

  /// The style; stored, without effect.
  public var style = Style.automatic
  /// Whether there is no effect; stored, without effect.
  public var isHidden = false
}

extension UIScrollView {
  private func edge(_ name: String) -> UIScrollEdgeEffect {
    if let effect: UIScrollEdgeEffect = stored(nil, name) { return effect }
    let effect = UIScrollEdgeEffect()
    store(effect, name)
    return effect
  }

  /// The effect at the top.
  public final var topEdgeEffect: UIScrollEdgeEffect { edge("topEdgeEffect") }
  /// The effect at the bottom.
  public final var bottomEdgeEffect: UIScrollEdgeEffect { edge("bottomEdgeEffect") }
  /// The effect on the left.
  public final var leftEdgeEffect: UIScrollEdgeEffect { edge("leftEdgeEffect") }
  /// The effect on the right.
  public final var rightEdgeEffect: UIScrollEdgeEffect { edge("rightEdgeEffect") }
}

/// An interaction that marks a view as lying above the content of a scroll view; without effect.
open class UIScrollEdgeElementContainerInteraction: UIInteraction {
  /// The view with the interaction.
  public private(set) final weak var view: UIView?
  /// The scroll view below; stored, without effect.
  public final weak var scrollView: UIScrollView?
  /// The edge at which the view lies; stored, without effect.
  public final var edge: UIRectEdge = []

  /// Creates an interaction without a scroll view.
  public init() {}

  /// Keeps the view.
  open func willMove(to view: UIView?) {}

  /// Keeps the view.
  open func didMove(to view: UIView?) { self.view = view }
}

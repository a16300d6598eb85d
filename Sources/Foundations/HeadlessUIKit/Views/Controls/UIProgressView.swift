/// Shows how far something has come.
open class UIProgressView: UIView {
  /// Where it is shown.
  nonisolated public enum Style: Int, Sendable {
    /// Anywhere, or in a bar.
    case `default`, bar
  }

  private var shown: Float = 0

  /// Where it is shown.
  open var progressViewStyle = Style.default

  /// How far it has come, held between 0 and 1.
  open var progress: Float {
    get { observedProgress.map { Float($0.fractionCompleted) } ?? shown }
    set { shown = min(max(newValue, 0), 1) }
  }

  /// The colour of the part that is done.
  open var progressTintColor: UIColor?

  /// The colour of the part that is not.
  open var trackTintColor: UIColor?

  /// Creates a view for a place.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// Shows how far it has come.
  open func setProgress(_ progress: Float, animated: Bool) {
    self.progress = progress
  }

  override var isElementByDefault: Bool { true }

  package override var elementType: ElementType? {
    isAccessibilityElement ? .progressIndicator : nil
  }

  package override var elementLabel: String { accessibilityLabel ?? "Progress" }

  /// How far it has come, in per cent, as XCUITest reads it.
  package override var elementValue: String? {
    accessibilityValue ?? percent(of: progress, from: 0, to: 1)
  }
}

public import Foundation

/// Shows how far something has come.
open class UIProgressView: UIView {

  private var currentProgress: Float = 0

  /// How far it has come, held between 0 and 1.
  open var progress: Float {
    get { observedProgress.map { Float($0.fractionCompleted) } ?? currentProgress }
    set { currentProgress = min(max(newValue, 0), 1) }
  }

  /// What is shown is read from here whenever somebody looks; nil for ``progress`` as it was set.
  public final var observedProgress: Progress?

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

  // MARK: Stored, without effect

  /// Where it is shown.
  open var progressViewStyle = Style.default

  /// The colour of the part that is done.
  open var progressTintColor: UIColor?

  /// The colour of the part that is not.
  open var trackTintColor: UIColor?
}

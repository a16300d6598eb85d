public import Foundation

/// A view that shows progress.
open class UIProgressView: UIView {

  private var currentProgress: Float = 0

  /// The progress, limited to 0 through 1.
  open var progress: Float {
    get { observedProgress.map { Float($0.fractionCompleted) } ?? currentProgress }
    set { currentProgress = min(max(newValue, 0), 1) }
  }

  /// The progress object whose fraction is shown; nil means the stored progress.
  public final var observedProgress: Progress?

  /// Creates a view of a style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// Sets the progress.
  open func setProgress(_ progress: Float, animated: Bool) {
    self.progress = progress
  }

  override var isElementByDefault: Bool { true }

  package override var elementType: ElementType? {
    isAccessibilityElement ? .progressIndicator : nil
  }

  package override var elementLabel: String { accessibilityLabel ?? "Progress" }

  /// The progress in per cent, as XCUITest reports it.
  package override var elementValue: String? {
    accessibilityValue ?? percent(of: progress, from: 0, to: 1)
  }

  // MARK: Stored, without effect

  /// The style.
  open var progressViewStyle = Style.default

  /// The colour of the completed part.
  open var progressTintColor: UIColor?

  /// The colour of the remaining part.
  open var trackTintColor: UIColor?
}

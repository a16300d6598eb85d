public import Foundation

/// A view that shows activity.
open class UIActivityIndicatorView: UIView {
  /// A Boolean value that indicates whether the view is hidden while stopped.
  open var hidesWhenStopped = true {
    didSet { showOrHide() }
  }

  /// A Boolean value that indicates whether the indicator is animating.
  open private(set) var isAnimating = false {
    didSet { showOrHide() }
  }

  /// Creates a stopped indicator.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    showOrHide()
  }

  /// Creates a stopped indicator; the archive is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    showOrHide()
  }

  /// Creates a stopped indicator of a style.
  public init(style: Style) {
    super.init(frame: .zero)
    self.style = style
    showOrHide()
  }

  private func showOrHide() {
    conceal(.stopped, hidesWhenStopped && !isAnimating)
  }

  /// Starts the indicator.
  open func startAnimating() {
    isAnimating = true
  }

  /// Stops the indicator.
  open func stopAnimating() {
    isAnimating = false
  }

  override var isElementByDefault: Bool { true }

  package override var elementType: ElementType? {
    isAccessibilityElement ? .activityIndicator : nil
  }

  /// VoiceOver's default label, unless the app sets one.
  package override var elementLabel: String {
    accessibilityLabel ?? (isAnimating ? "In progress" : "Progress halted")
  }

  /// 1 while animating, otherwise 0, as XCUITest reports it.
  package override var elementValue: String? { accessibilityValue ?? (isAnimating ? "1" : "0") }

  // MARK: Stored, without effect

  /// The size.
  open var style = Style.medium

  /// The colour.
  open var color: UIColor! = .gray
}

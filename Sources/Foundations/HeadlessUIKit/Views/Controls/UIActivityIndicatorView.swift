public import Foundation

/// Shows that something goes on.
open class UIActivityIndicatorView: UIView {
  /// Whether it is out of sight while nothing goes on.
  open var hidesWhenStopped = true {
    didSet { showOrHide() }
  }

  /// Whether something goes on.
  open private(set) var isAnimating = false {
    didSet { showOrHide() }
  }

  /// Creates an indicator, stopped.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    showOrHide()
  }

  /// Creates an indicator, stopped, whatever the archive says: there are no nibs here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    showOrHide()
  }

  /// Creates an indicator of a size, stopped.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
  }

  private func showOrHide() {
    conceal(.stopped, hidesWhenStopped && !isAnimating)
  }

  /// Shows that something goes on.
  open func startAnimating() {
    isAnimating = true
  }

  /// Shows that nothing goes on any more.
  open func stopAnimating() {
    isAnimating = false
  }

  override var isElementByDefault: Bool { true }

  package override var elementType: ElementType? {
    isAccessibilityElement ? .activityIndicator : nil
  }

  /// What VoiceOver says where the app says nothing.
  package override var elementLabel: String {
    accessibilityLabel ?? (isAnimating ? "In progress" : "Progress halted")
  }

  /// 1 while something goes on, else 0, as XCUITest reads it.
  package override var elementValue: String? { accessibilityValue ?? (isAnimating ? "1" : "0") }

  // MARK: Stored, without effect

  /// How large it is.
  open var style = Style.medium

  /// Its colour.
  open var color: UIColor! = .gray
}

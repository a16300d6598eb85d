import Foundation

/// The title label of a button: it has the title of the button's current state.
///
/// Setting its text has no effect: UIKit sets it from the button's titles at each layout pass.
final class ButtonTitleLabel: UILabel {
  private weak var button: UIButton?

  init(of button: UIButton) {
    self.button = button
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var text: String? {
    get { button?.currentTitle }
    set {}
  }

  override var attributedText: NSAttributedString? {
    get { button?.currentAttributedTitle ?? text.map { NSAttributedString(string: $0) } }
    set {}
  }
}

/// The image view of a button: it has the image of the button's current state.
///
/// Setting its image has no effect: UIKit sets it from the button's images at each layout pass.
final class ButtonImageView: UIImageView {
  private weak var button: UIButton?

  init(of button: UIButton) {
    self.button = button
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var image: UIImage? {
    get { button?.currentImage }
    set {}
  }
}

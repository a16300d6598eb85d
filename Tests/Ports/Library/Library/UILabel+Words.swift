// swift-format-ignore-file
import UIKit

extension UILabel {
  /// The key of the label's text, which Interface Builder sets.
  @IBInspectable var wordKey: String? {
    get { nil }
    set { text = newValue.map { NSLocalizedString($0, comment: "") } }
  }
}

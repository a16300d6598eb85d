package import HeadlessUIKit

extension UIActivityIndicatorView {
  /// Creates an indicator that is hidden while it does not animate, with a label for VoiceOver.
  package convenience init(label: String) {
    self.init(style: .medium)
    accessibilityLabel = label
    hidesWhenStopped = true
  }
}

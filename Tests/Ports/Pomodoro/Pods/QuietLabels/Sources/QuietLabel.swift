// swift-format-ignore-file
import UIKit

/// A library as CocoaPods installs one.
public final class QuietLabel: UILabel {
  public private(set) var isQuiet = true

  @objc public func quieten() { textColor = .secondaryLabel }
}

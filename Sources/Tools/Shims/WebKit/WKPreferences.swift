// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import Foundation

/// The preferences of web views; without effect.
open class WKPreferences: NSObject {
  open var javaScriptEnabled = true
  open var minimumFontSize: CGFloat = 0
  open var javaScriptCanOpenWindowsAutomatically = false
  open var isFraudulentWebsiteWarningEnabled = true
  open var isElementFullscreenEnabled = false
  open var isTextInteractionEnabled = true
  open var isSiteSpecificQuirksModeEnabled = true
  open var shouldPrintBackgrounds = false
  open var tabFocusesLinks = false

  /// The preferences that Apple keeps private, which apps set by name.
  private var values: [String: Any] = [:]

  public override init() { super.init() }

  /// Stores a value that has no property, such as `developerExtrasEnabled`.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

  open func value(forKey key: String) -> Any? { values[key] }
}

/// The preferences of a page; without effect.
open class WKWebpagePreferences: NSObject {
  nonisolated public enum ContentMode: Int, Sendable { case recommended, mobile, desktop }

  open var allowsContentJavaScript = true
  open var preferredContentMode = ContentMode.recommended
  open var isLockdownModeEnabled = false

  public override init() { super.init() }
}

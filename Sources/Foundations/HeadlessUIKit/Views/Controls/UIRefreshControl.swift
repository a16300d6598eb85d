public import Foundation

/// A control that starts and shows the refreshing of a scroll view's content.
open class UIRefreshControl: UIControl {
  /// A Boolean value that indicates whether a refresh is in progress.
  open private(set) var isRefreshing = false

  /// The attributed title.
  open var attributedTitle: NSAttributedString?

  /// Starts refreshing without an event.
  open func beginRefreshing() {
    isRefreshing = true
  }

  /// Ends refreshing.
  open func endRefreshing() {
    isRefreshing = false
  }

  override var isElementByDefault: Bool { true }

  /// An activity indicator while refreshing, otherwise no element.
  package override var elementType: ElementType? { isRefreshing ? .activityIndicator : nil }

  package override var elementLabel: String {
    accessibilityLabel ?? attributedTitle?.string ?? "Refreshing"
  }

  package override var elementValue: String? { accessibilityValue ?? (isRefreshing ? "1" : "0") }

  /// Starts refreshing and sends valueChanged; refused while a refresh is in progress.
  final func pull() throws(Refusal) {
    try requireReachable()
    guard !isRefreshing else {
      throw Refusal("the list is being refreshed already; wait until it is done.")
    }
    beginRefreshing()
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }
}

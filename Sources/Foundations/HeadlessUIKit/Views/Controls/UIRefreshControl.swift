public import Foundation

/// What a person pulls down to refresh a list, and what shows that it is being refreshed.
open class UIRefreshControl: UIControl {
  /// Whether the list is being refreshed.
  open private(set) var isRefreshing = false

  /// What it says.
  open var attributedTitle: NSAttributedString?

  /// Shows that the list is being refreshed; by code this sends no event.
  open func beginRefreshing() {
    isRefreshing = true
  }

  /// Shows that the list is refreshed.
  open func endRefreshing() {
    isRefreshing = false
  }

  /// An activity indicator while it refreshes, else nothing.
  package override var elementType: ElementType? { isRefreshing ? .activityIndicator : nil }

  package override var elementLabel: String {
    accessibilityLabel ?? attributedTitle?.string ?? "Refreshing"
  }

  package override var elementValue: String? { accessibilityValue ?? (isRefreshing ? "1" : "0") }

  /// Pulls: begins to refresh and says so; refused while it does already.
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

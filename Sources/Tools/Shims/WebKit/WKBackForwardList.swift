// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import Foundation

/// The pages that were shown.
open class WKBackForwardList: NSObject {
  private(set) var items: [WKBackForwardListItem] = []
  private(set) var position = -1

  public override init() { super.init() }

  open var currentItem: WKBackForwardListItem? { item(at: 0) }
  open var backItem: WKBackForwardListItem? { item(at: -1) }
  open var forwardItem: WKBackForwardListItem? { item(at: 1) }
  open var backList: [WKBackForwardListItem] { Array(items.prefix(max(0, position))) }
  open var forwardList: [WKBackForwardListItem] { Array(items.dropFirst(position + 1)) }

  open func item(at index: Int) -> WKBackForwardListItem? {
    let place = position + index
    return items.indices.contains(place) ? items[place] : nil
  }

  func push(_ url: URL) {
    items = items.prefix(position + 1) + [WKBackForwardListItem(url)]
    position = items.count - 1
  }

  func move(to item: WKBackForwardListItem) {
    position = items.firstIndex { $0 === item } ?? position
  }

  /// Takes the pages of another list, as a web view does whose state is restored.
  func replace(with items: [WKBackForwardListItem], at position: Int) {
    (self.items, self.position) = (items, position)
  }
}

/// A page that was shown.
open class WKBackForwardListItem: NSObject {
  open var url: URL { address }
  open var initialURL: URL { url }
  open var title: String? { url.host }

  private var address = URL(fileURLWithPath: "/")

  /// Creates an item without a page, for subclasses.
  public override init() { super.init() }

  convenience init(_ url: URL) {
    self.init()
    address = url
  }
}

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import Foundation
import HeadlessDevice
import HeadlessFoundation

/// The type of the activity by which a phone opens an item that was found.
nonisolated public let CSSearchableItemActionType = "com.apple.corespotlightitem"
/// The key of the item's identifier in that activity's `userInfo`.
nonisolated public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
nonisolated public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
nonisolated public let CSSearchQueryString = "kCSSearchQueryString"

/// An item that the search of a phone finds.
open class CSSearchableItem: NSObject {
  open var uniqueIdentifier: String
  open var domainIdentifier: String?
  open var expirationDate: Date?
  open var attributeSet: CSSearchableItemAttributeSet

  public init(
    uniqueIdentifier: String?, domainIdentifier: String?,
    attributeSet: CSSearchableItemAttributeSet
  ) {
    self.uniqueIdentifier = uniqueIdentifier ?? Ported.uuid.uuidString
    self.domainIdentifier = domainIdentifier
    self.attributeSet = attributeSet
  }
}

/// The index of a phone's search: items are kept until the app is launched again, and each is an event.
open class CSSearchableIndex: NSObject {
  private var items: [CSSearchableItem] = []

  public override init() {}
  public init(name: String) {}

  open class func `default`() -> CSSearchableIndex {
    Device.current.attached(CSSearchableIndex.self) { CSSearchableIndex() }
  }
  open class func isIndexingAvailable() -> Bool { true }

  open func indexSearchableItems(
    _ items: [CSSearchableItem], completionHandler: (@MainActor ((any Error)?) -> Void)? = nil
  ) {
    remove { old in items.contains { $0.uniqueIdentifier == old.uniqueIdentifier } }
    self.items += items
    for item in items {
      Device.current.log.post("indexed", detail: item.attributeSet.title ?? item.uniqueIdentifier)
    }
    Ported.async { completionHandler?(nil) }
  }

  open func deleteSearchableItems(
    withIdentifiers identifiers: [String],
    completionHandler: (@MainActor ((any Error)?) -> Void)? = nil
  ) {
    remove { identifiers.contains($0.uniqueIdentifier) }
    Ported.async { completionHandler?(nil) }
  }

  open func deleteSearchableItems(
    withDomainIdentifiers domainIdentifiers: [String],
    completionHandler: (@MainActor ((any Error)?) -> Void)? = nil
  ) {
    remove { $0.domainIdentifier.map(domainIdentifiers.contains) ?? false }
    Ported.async { completionHandler?(nil) }
  }

  open func deleteAllSearchableItems(
    completionHandler: (@MainActor ((any Error)?) -> Void)? = nil
  ) {
    items = []
    Ported.async { completionHandler?(nil) }
  }

  private func remove(where isWanted: (CSSearchableItem) -> Bool) {
    items.removeAll(where: isWanted)
  }
}

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Firebase's, and their documentation is too.
public import Foundation

/// A location with an order and limits of its children.
open class DatabaseQuery: NSObject {
  nonisolated let location: Location
  nonisolated let database: Database

  init(_ location: Location, _ database: Database) {
    self.location = location
    self.database = database
    super.init()
  }

  open var ref: DatabaseReference { DatabaseReference(location.path, database) }

  open func keepSynced(_ keepSynced: Bool) {
    DatabaseClient.current.keepSynced(location, keepSynced)
  }

  private func with(_ change: (inout Query) -> Void) -> DatabaseQuery {
    var location = location
    change(&location.query)
    return DatabaseQuery(location, database)
  }

  // MARK: Order

  open func queryOrdered(byChild key: String) -> DatabaseQuery {
    with { $0.order = .child(NodePath(key).text) }
  }
  open func queryOrderedByKey() -> DatabaseQuery { with { $0.order = .key } }
  open func queryOrderedByValue() -> DatabaseQuery { with { $0.order = .value } }
  open func queryOrderedByPriority() -> DatabaseQuery { with { $0.order = .priority } }

  // MARK: Limits

  open func queryLimited(toFirst limit: UInt) -> DatabaseQuery {
    with { $0.limit = .first(Int(limit)) }
  }
  open func queryLimited(toLast limit: UInt) -> DatabaseQuery {
    with { $0.limit = .last(Int(limit)) }
  }

  open func queryStarting(atValue startValue: Any?) -> DatabaseQuery {
    queryStarting(atValue: startValue, childKey: nil)
  }
  open func queryStarting(atValue startValue: Any?, childKey: String?) -> DatabaseQuery {
    with { $0.start = bound(startValue, childKey) }
  }
  open func queryStarting(afterValue startAfterValue: Any?) -> DatabaseQuery {
    queryStarting(afterValue: startAfterValue, childKey: nil)
  }
  open func queryStarting(afterValue startAfterValue: Any?, childKey: String?) -> DatabaseQuery {
    with { $0.start = bound(startAfterValue, childKey, isIncluded: false) }
  }

  open func queryEnding(atValue endValue: Any?) -> DatabaseQuery {
    queryEnding(atValue: endValue, childKey: nil)
  }
  open func queryEnding(atValue endValue: Any?, childKey: String?) -> DatabaseQuery {
    with { $0.end = bound(endValue, childKey) }
  }
  open func queryEnding(beforeValue endValue: Any?) -> DatabaseQuery {
    queryEnding(beforeValue: endValue, childKey: nil)
  }
  open func queryEnding(beforeValue endValue: Any?, childKey: String?) -> DatabaseQuery {
    with { $0.end = bound(endValue, childKey, isIncluded: false) }
  }

  open func queryEqual(toValue value: Any?) -> DatabaseQuery {
    queryEqual(toValue: value, childKey: nil)
  }
  open func queryEqual(toValue value: Any?, childKey: String?) -> DatabaseQuery {
    with { ($0.start, $0.end) = (bound(value, childKey), bound(value, childKey)) }
  }

  private func bound(_ value: Any?, _ key: String?, isIncluded: Bool = true) -> Query.Bound {
    Query.Bound(value: (Node(value) ?? Node()).jsonText, key: key, isIncluded: isIncluded)
  }

  // MARK: Equality

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    let other = object as? DatabaseQuery
    return other?.location == location && other?.database === database
  }

  nonisolated open override var hash: Int { location.hashValue }
}

import Foundation

/// A place in the tree with the query for its children.
nonisolated struct Location: Hashable, Sendable {
  let path: NodePath
  var query = Query()
}

/// A part of the tree as the app sees it.
nonisolated struct View {
  var node = Node()
  /// Whether nothing is missing.
  var isComplete = false
  var entries: [Entry] = []

  init() {}

  init(_ node: Node, _ query: Query, isComplete: Bool) {
    self.node = query.filter(node)
    self.isComplete = isComplete
    entries = query.entries(of: self.node)
  }
}

/// An event before it is told.
nonisolated struct Event {
  let type: DataEventType
  let key: String?
  let node: Node
  var previous: String?
}

/// A closure of the app that is told of the events of one type.
final class Observer {
  let handle: DatabaseHandle
  let type: DataEventType
  let isSingle: Bool
  private let query: DatabaseQuery
  private let action: (DataSnapshot, String?) -> Void
  private let cancel: ((any Error) -> Void)?
  private var isActive = true
  private var hasEvent = false

  init(
    _ handle: DatabaseHandle, _ type: DataEventType, isSingle: Bool, _ query: DatabaseQuery,
    _ action: @escaping (DataSnapshot, String?) -> Void, _ cancel: ((any Error) -> Void)?
  ) {
    self.handle = handle
    self.type = type
    self.isSingle = isSingle
    self.query = query
    self.action = action
    self.cancel = cancel
  }

  func end() { isActive = false }

  /// Returns whether the observer is to be told of an event; one of a single event takes the first.
  func takes(_ event: Event) -> Bool {
    guard event.type == type, !(isSingle && hasEvent) else { return false }
    hasEvent = true
    return true
  }

  func tell(_ event: Event) {
    guard isActive else { return }
    if isSingle { isActive = false }
    let path = query.location.path
    let place = event.key.map { path.appending(NodePath($0)) } ?? path
    let order = event.key == nil ? query.location.query.order : nil
    action(DataSnapshot(place, event.node, order, query.database), event.previous)
  }

  func tell(_ error: any Error) {
    guard isActive else { return }
    isActive = false
    cancel?(error)
  }
}

/// The observers of one location, with what they have been shown.
final class Listen {
  enum State {
    case waiting, loading, loaded
  }

  let location: Location
  var state = State.waiting
  var isKeptSynced = false
  var tries = 0
  var observers: [Observer] = []
  private(set) var shown = View()

  init(_ location: Location) { self.location = location }

  /// Shows a view; returns the events that it causes, in order.
  func show(_ view: View) -> [Event] {
    let events = Differences(from: shown, to: view).events
    shown = view
    return events
  }

  /// The events that a new observer gets of what is shown already.
  var firstEvents: [Event] { Differences(from: View(), to: shown).events }
}

/// The events between two views: removed, added, moved and changed children, then the value.
nonisolated struct Differences {
  private let old: View
  private let new: View

  init(from old: View, to new: View) {
    self.old = old
    self.new = new
  }

  var events: [Event] { childEvents + valueEvents }

  private var valueEvents: [Event] {
    guard new.isComplete, !old.isComplete || old.node != new.node else { return [] }
    return [Event(type: .value, key: nil, node: new.node)]
  }

  private var childEvents: [Event] {
    let before = Dictionary(old.entries.map { ($0.key, $0) }) { $1 }
    let after = Set(new.entries.map(\.key))
    var events = old.entries.filter { !after.contains($0.key) }.map { entry in
      Event(type: .childRemoved, key: entry.key, node: entry.node)
    }
    var (moved, changed): ([Event], [Event]) = ([], [])
    var previous: String?
    for entry in new.entries {
      defer { previous = entry.key }
      guard let earlier = before[entry.key] else {
        events.append(event(.childAdded, entry, previous))
        continue
      }
      guard earlier.node != entry.node else { continue }
      if !earlier.hasSameOrder(as: entry) { moved.append(event(.childMoved, entry, previous)) }
      changed.append(event(.childChanged, entry, previous))
    }
    return events + moved + changed
  }

  private func event(_ type: DataEventType, _ entry: Entry, _ previous: String?) -> Event {
    Event(type: type, key: entry.key, node: entry.node, previous: previous)
  }
}

import FirebaseBackend
import Foundation
import HeadlessDevice
import HeadlessFoundation

/// The app's end of the connection: its writes without an answer, and its observers.
///
/// Observers see the server's tree with these writes made in it, so a write shows at once and a refused one goes.
final class DatabaseClient {
  static var current: DatabaseClient {
    Device.current.attached(DatabaseClient.self) { DatabaseClient() }
  }

  let service = FirebaseBackend.current.service(DatabaseService.self)
  var writes: [PendingWrite] = []
  var listens: [Listen] = []
  var lastHandle: DatabaseHandle = 0
  /// Whether the app wants a connection, as `goOffline()` and `goOnline()` set it.
  private var isWanted = true
  private(set) var isConnected = false

  private init() {
    service.client = self
    service.endConnection()
    Device.current.network.observeReachability(self) { [weak self] _ in self?.connectionChanged() }
    connectLater()
  }

  var keepsData = false {
    didSet { if keepsData && !oldValue { takeKeptData() } }
  }

  // MARK: The connection

  var canSend: Bool { isWanted && Device.current.network.isOnline }

  func setWanted(_ isWanted: Bool) {
    guard self.isWanted != isWanted else { return }
    self.isWanted = isWanted
    connectionChanged()
  }

  private func connectionChanged() {
    if canSend {
      connectLater()
      writes.filter { !$0.isUnderWay }.forEach(send)
      listens.filter { $0.state == .waiting }.forEach(load)
    } else {
      setConnected(false)
      service.endConnection()
    }
  }

  private func connectLater() {
    guard canSend else { return }
    let network = Device.current.network
    Device.current.clock.schedule(after: network.latency) { [weak self] in
      if let self, canSend { setConnected(true) }
    }
  }

  private func setConnected(_ isConnected: Bool) {
    guard self.isConnected != isConnected else { return }
    self.isConnected = isConnected
    didChange(Self.information)
  }

  /// The path of what the client itself tells.
  static let information = NodePath(".info")

  // MARK: What observers see

  /// Tells observers of a change.
  ///
  /// A write that the server took stays in what is shown of a location that is not loaded yet.
  func didChange(_ path: NodePath, wasTaken: Bool = false) {
    for listen in listens where listen.location.path.overlaps(path) {
      refresh(listen, wasTaken: wasTaken)
    }
  }

  func refresh(_ listen: Listen, wasTaken: Bool = false) {
    let view = view(of: listen.location)
    guard view.isComplete || !(wasTaken || listen.shown.isComplete) else { return }
    let events = listen.show(view)
    tell(listen.observers, events, of: listen)
  }

  /// Tells observers of events in the order of the events.
  func tell(_ observers: [Observer], _ events: [Event], of listen: Listen) {
    var told: [(observer: Observer, event: Event)] = []
    for event in events {
      for observer in observers where observer.takes(event) {
        told.append((observer, event))
        if observer.isSingle { remove(observer, from: listen) }
      }
    }
    guard !told.isEmpty else { return }
    Ported.async { told.forEach { $0.observer.tell($0.event) } }
  }

  /// Returns what the app sees at a location, with all that the server has if it was just asked.
  func view(of location: Location, isFresh: Bool = false) -> View {
    if let node = information(at: location.path) {
      return View(node, location.query, isComplete: true)
    }
    let isKnown = isFresh || isKnown(location)
    var tree = Node()
    if isKnown { tree[location.path] = service.tree[location.path] }
    var isComplete = isKnown
    for pending in writes where pending.isShown {
      for change in pending.write.changes where change.path.overlaps(location.path) {
        change.apply(to: &tree, milliseconds: DatabaseService.milliseconds)
        if change.path.rest(of: location.path) != nil && !change.isPriority { isComplete = true }
      }
    }
    return View(tree[location.path], location.query, isComplete: isComplete)
  }

  func information(at path: NodePath) -> Node? {
    guard Self.information.rest(of: path) != nil else { return nil }
    var node = Node()
    node[NodePath("connected")] = Node(.bool(isConnected))
    node[NodePath("serverTimeOffset")] = Node(.integer(0))
    return node[Self.information.rest(of: path) ?? NodePath()]
  }

  /// Returns whether the phone has what the server has at a location.
  func isKnown(_ location: Location) -> Bool {
    if keepsData && service.kept.locations.contains(where: { covers($0, location) }) { return true }
    return isShownElsewhere(location)
  }

  func isShownElsewhere(_ location: Location) -> Bool {
    listens.contains { $0.state == .loaded && covers($0.location, location) }
  }

  private func covers(_ known: Location, _ location: Location) -> Bool {
    if known.path == location.path && known.query == location.query { return true }
    return known.query.showsAll && known.path.rest(of: location.path) != nil
  }
}

/// The waits between the tries of a request that got no answer.
enum Retry {
  static let limit = 4

  static func schedule(_ tries: Int, _ action: @escaping () -> Void) {
    Device.current.clock.schedule(after: .seconds(1 << (tries - 1)), action)
  }
}

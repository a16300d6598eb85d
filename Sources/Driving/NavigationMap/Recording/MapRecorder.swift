import Coordination
import HeadlessDevice
import HeadlessUIKit
import VirtualTime
public import RehearsalCore

/// A recorder of the screens of an app and the ways between them, fed by one session after another.
///
/// A way is recorded once the app has settled: an act that dismisses a screen and then pushes another
/// is one way. A way that is taken later, during an expectation or a wait, belongs to the last act.
public final class MapRecorder {
  /// A place that the session is at.
  struct Place: Equatable {
    let screen: String
    let alert: String?
    let position: NavigationPosition
  }

  let detail: AppMap.Detail
  private(set) var app = ""
  private var order: [String] = []
  private var seen: [String: SeenScreen] = [:]
  private var edges: [AppMap.Edge] = []
  private var edgeIndices: [String: Int] = [:]

  /// The screens and ways that a recorder has recorded, which can be sent to another process.
  struct Record: Codable {
    var app: String
    var screens: [SeenScreen]
    var edges: [AppMap.Edge]
  }

  var place: Place?
  /// The act that the next move belongs to.
  var act = AppMap.Act("launch", .launch)
  /// The act that waits for its element.
  var nextAct = AppMap.Act("tap")
  /// The time at which the act began.
  var actStart = VirtualClock.Instant(nanoseconds: 0)
  /// Whether an event from outside launched the app, and its first move is not taken back.
  var isLaunched = false
  private var fronts: Set<Int> = []
  private var findingCount = 0

  /// Creates a recorder without screens.
  public init(detail: AppMap.Detail = .screen) {
    self.detail = detail
  }

  /// Records what a session does from now on; the session before is recorded no longer.
  public func record(_ session: Session) {
    app = session.appName
    session.navigationObserver = self
    reset()
    act = AppMap.Act("launch", .launch)
    findingCount = session.device.findings.all.count
  }

  /// Forgets all that was recorded, and records what a session does from now on.
  package func recordAgain(_ session: Session) {
    order = []
    seen = [:]
    edges = []
    edgeIndices = [:]
    record(session)
  }

  /// The identifier of the screen that the session is at; nil if there is none.
  public var current: String? { place?.screen }

  /// Forgets where the app is, because its process ends or begins.
  func reset() {
    place = nil
    fronts = []
  }

  /// The map of all that was recorded.
  public var map: AppMap {
    var map = AppMap(app: app, detail: detail)
    map.edges = edges
    var touched: [String: Set<String>] = [:]
    for edge in edges where edge.fromAlert == nil {
      guard let from = edge.from, let element = edge.act.element, !edge.act.isLater else {
        continue
      }
      touched[from, default: []].insert(element.key)
    }
    map.screens = order.compactMap { id in seen[id]?.finished(touched: touched[id] ?? []) }
    return map
  }

  /// Ends the recording of a session, and adds its leaks and its failure to the screens.
  public func finish(_ session: Session, failure: String? = nil) {
    // An expectation may end in the middle of a transition; what it leads to is part of the map.
    _ = try? session.perform(.wait(.zero))
    session.navigationObserver = nil
    if let failure, let place { addFault(failure, to: place.screen) }
    for leak in session.leaks {
      let screen = order.first { seen[$0]?.screen.name == leak.name }
      if let id = screen ?? place?.screen { addFault("leak: \(leak.description)", to: id) }
    }
  }
}

// MARK: Screens

extension MapRecorder {
  /// Adds the elements of a screen as it stands, and returns the screen's identifier.
  func add(_ screen: Screen, in session: Session) -> String {
    let id = detail == .screen ? screen.name : "\(screen.name) #\(StateMark(of: screen).text)"
    if seen[id] == nil {
      seen[id] = SeenScreen(id: id, name: screen.name)
      order.append(id)
    }
    seen[id]?.add(screen)
    return id
  }

  /// Adds where a screen belongs, when it is reached.
  func reach(_ id: String, in session: Session, _ position: NavigationPosition) {
    seen[id]?.screen.visits += 1
    guard seen[id]?.screen.flow.isEmpty == true else { return }
    seen[id]?.screen.flow = session.screenCoordinators
    let level = position.levels.last { $0.kind != .alert && $0.kind != .actionSheet }
    seen[id]?.screen.style =
      switch level?.kind {
      case .sheet: .sheet
      case .popover, .overlay: .popover
      default: .full
      }
  }

  private func addFault(_ fault: String, to id: String) {
    guard let faults = seen[id]?.screen.faults, !faults.contains(fault) else { return }
    seen[id]?.screen.faults.append(fault)
  }
}

// MARK: Ways

extension MapRecorder {
  /// Records that the session is at a place.
  func move(to next: Place, in session: Session) {
    let faults = newFindings(in: session)
    for fault in faults { addFault(fault, to: next.screen) }
    let last = place
    guard last != next else { return }
    place = next
    let isKnown = !fronts.insert(next.position.front ?? 0).inserted
    let hasMoved = last?.screen != next.screen || last?.position.front != next.position.front
    if hasMoved { reach(next.screen, in: session, next.position) }
    guard hasMoved || last?.alert != next.alert else { return }
    if isStillArriving(session) { moveEvent(from: last) }
    let isFromScreen = act.outside == nil || act.isLater
    var edge = AppMap.Edge(
      from: isFromScreen ? last?.screen : nil, fromAlert: isFromScreen ? last?.alert : nil, act,
      to: next.screen, toAlert: next.alert,
      last?.position.effect(of: next.position, isKnown: isKnown) ?? .replaced)
    edge.faults = faults
    add(edge)
    act.isLater = true
  }

  /// The virtual time within which the moves of an event from outside are one way.
  private static let arrival = Duration.seconds(5)

  /// Returns whether the app moves on after a link, a notification or a quick action.
  private func isStillArriving(_ session: Session) -> Bool {
    guard act.isLater, let outside = act.outside else { return false }
    return [.link, .push, .shortcut].contains(outside)
      && actStart.duration(to: session.device.clock.now) <= Self.arrival
  }

  /// Takes back the way of an event from outside, which leads further than to a place.
  private func moveEvent(from place: Place?) {
    act.isLater = false
    guard let index = edges.lastIndex(where: { $0.act == act && $0.to == place?.screen }) else {
      return
    }
    edges[index].count -= 1
    if edges[index].count == 0 {
      edges.remove(at: index)
      edgeIndices = Dictionary(edges.enumerated().map { ($1.key, $0) }) { first, _ in first }
    }
    guard isLaunched, let place else { return }
    isLaunched = false
    add(
      AppMap.Edge(
        from: nil, AppMap.Act("launch", .launch), to: place.screen, toAlert: place.alert, .replaced)
    )
  }

  private func newFindings(in session: Session) -> [String] {
    let all = session.device.findings.all
    defer { findingCount = all.count }
    return all.count > findingCount ? all[findingCount...].map(\.message) : []
  }

  private func add(_ edge: AppMap.Edge) {
    guard let index = edgeIndices[edge.key] else {
      edgeIndices[edge.key] = edges.count
      edges.append(edge)
      return
    }
    edges[index].count += edge.count
    for fault in edge.faults where !edges[index].faults.contains(fault) {
      edges[index].faults.append(fault)
    }
  }
}

// MARK: Recording in several processes

extension MapRecorder {
  /// The screens and ways recorded so far.
  var record: Record {
    Record(app: app, screens: order.compactMap { seen[$0] }, edges: edges)
  }

  /// Adds what another recorder has recorded, as if its sessions had been recorded here.
  func add(_ record: Record) {
    app = record.app
    for screen in record.screens {
      if seen[screen.screen.id] == nil {
        order.append(screen.screen.id)
        seen[screen.screen.id] = screen
      } else {
        seen[screen.screen.id]?.add(screen)
      }
    }
    for edge in record.edges { add(edge) }
  }
}

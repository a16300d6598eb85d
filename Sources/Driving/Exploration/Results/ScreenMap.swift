import RehearsalCore

/// The screens that an exploration found, and the moves between them.
public struct ScreenMap: Equatable, Sendable {
  /// A move from one screen to another.
  public struct Edge: Hashable, Codable, Sendable {
    /// The name of the first screen.
    public let from: String

    /// The name of the second screen.
    public let to: String
  }

  /// The screens, in the order in which they were found.
  public private(set) var screens: [String] = []

  /// The moves with the lines of the first act that made each, in the order of their finding.
  public private(set) var edges: [(edge: Edge, lines: [String])] = []

  /// The titles of alerts, in the order in which they were found.
  public private(set) var alerts: [String] = []

  private var knownScreens: Set<String> = []
  private var knownEdges: Set<Edge> = []

  init(
    screens: [String] = [], edges: [(edge: Edge, lines: [String])] = [], alerts: [String] = []
  ) {
    (self.screens, self.edges, self.alerts) = (screens, edges, alerts)
    knownScreens = Set(screens)
    knownEdges = Set(edges.map(\.edge))
  }

  /// Adds a screen and its alert.
  mutating func add(_ screen: Screen) {
    if knownScreens.insert(screen.name).inserted { screens.append(screen.name) }
    guard let alert = screen.alert else { return }
    let title = alert.title ?? alert.message ?? ""
    if !alerts.contains(title) { alerts.append(title) }
  }

  /// Adds the move of an act, if it led to another screen.
  mutating func add(from before: Screen, to after: Screen, by act: Act) {
    let edge = Edge(from: before.name, to: after.name)
    guard edge.from != edge.to, knownEdges.insert(edge).inserted else { return }
    edges.append((edge, act.lines))
  }

  /// Compares screens, moves and alerts.
  public static func == (left: ScreenMap, right: ScreenMap) -> Bool {
    left.screens == right.screens && left.edges.map(\.edge) == right.edges.map(\.edge)
      && left.alerts == right.alerts
  }

  /// Adds what another map has.
  mutating func merge(_ other: ScreenMap) {
    for screen in other.screens where knownScreens.insert(screen).inserted {
      screens.append(screen)
    }
    for (edge, lines) in other.edges where knownEdges.insert(edge).inserted {
      edges.append((edge, lines))
    }
    for alert in other.alerts where !alerts.contains(alert) { alerts.append(alert) }
  }
}

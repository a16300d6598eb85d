import HeadlessUIKit

/// The ways of a map, divided by how a picture shows them.
struct PictureEdges {
  /// The ways that are drawn as arrows.
  private(set) var arrows: [AppMap.Edge] = []

  /// The ways from outside that lead to each screen, drawn above it.
  private(set) var outside: [String: [AppMap.Edge]] = [:]

  /// The ways that lead to an alert of the same screen, noted on the alert.
  private(set) var alerts: [String: [AppMap.Edge]] = [:]

  /// The ways back to the screen that opened this one, marked on their elements.
  private(set) var returns: [String: [AppMap.Edge]] = [:]

  init(_ map: AppMap) {
    let opened = Set(
      map.edges.filter { $0.effect != .dismissed && $0.from != nil && $0.from != $0.to }
        .map { [$0.from ?? "", $0.to] })
    var drawn: Set<[String]> = []
    let tabs = Self.firstTabs(of: map)
    for edge in map.edges {
      guard let from = edge.from else {
        outside[edge.to, default: []].append(edge)
        continue
      }
      if edge.from == edge.to {
        if edge.toAlert != nil, edge.toAlert != edge.fromAlert {
          alerts[from, default: []].append(edge)
        } else {
          returns[from, default: []].append(edge)
        }
      } else if edge.effect == .dismissed, opened.contains([edge.to, from]) {
        returns[from, default: []].append(edge)
      } else if edge.isTab, !edge.isRed, tabs[edge.to] != from {
        continue
      } else if drawn.insert(edge.pictureKey).inserted {
        arrows.append(edge)
      }
    }
  }
}

extension PictureEdges {
  /// Returns the screen that the arrow to each tab leaves from: the first in the order of the map.
  ///
  /// No arrow leads to a tab before it, which has others.
  private static func firstTabs(of map: AppMap) -> [String: String] {
    let order = Dictionary(map.screens.enumerated().map { ($1.id, $0) }) { first, _ in first }
    var sources: [String: String] = [:]
    for edge in map.edges where edge.isTab {
      guard let from = edge.from, let place = order[from], let target = order[edge.to],
        place < target
      else { continue }
      let best = sources[edge.to].flatMap { order[$0] } ?? .max
      if place < best { sources[edge.to] = from }
    }
    return sources
  }
}

extension AppMap.Edge {
  /// Whether the way is a tap on a tab.
  fileprivate var isTab: Bool { effect == .switched && act.element?.type == .tab }

  /// The text by which an arrow is told from others; one element has one arrow to a screen.
  fileprivate var pictureKey: [String] {
    [from ?? "", fromAlert ?? "", place, to, isRed ? "red" : ""]
  }

  /// The key of the element that the arrow leaves from, or the words of the gesture.
  var place: String {
    if let element = act.element, !act.isLater { return element.key }
    return act.isLater ? "later" : act.gesture
  }

  /// Whether the way is drawn in red.
  var isRed: Bool { !isCovered || !faults.isEmpty }
}

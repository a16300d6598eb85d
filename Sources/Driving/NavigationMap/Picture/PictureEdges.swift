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
    var tabs: Set<String> = []
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
      } else if edge.effect == .switched, edge.act.element?.type == .tab,
        edge.isCovered, edge.faults.isEmpty, !tabs.insert(edge.to).inserted
      {
        continue
      } else if drawn.insert(edge.pictureKey).inserted {
        arrows.append(edge)
      }
    }
  }
}

extension AppMap.Edge {
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

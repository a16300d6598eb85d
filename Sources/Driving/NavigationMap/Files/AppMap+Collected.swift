import HeadlessUIKit

/// The ways between two screens with one effect, which Mermaid and DOT draw as one arrow.
struct Connection {
  let from: String?
  let to: String
  let effect: AppMap.Edge.Effect
  var edges: [AppMap.Edge]

  /// Whether a way leads back: a dismissal to the screen that opened this one.
  var hasReturn = false

  /// The acts, each once; of many links and notifications the first ones.
  var labels: [String] {
    var labels: [String] = []
    for edge in edges where !labels.contains(edge.shortAct) { labels.append(edge.shortAct) }
    guard labels.count > 4 else { return labels }
    return labels.prefix(3) + ["\(labels.count - 3) more"]
  }

  var isCovered: Bool { edges.contains(where: \.isCovered) }
  var hasFaults: Bool { edges.contains { !$0.faults.isEmpty } }
}

extension AppMap {
  /// The connections; a dismissal that leads back is not one of its own, nor is a way to itself.
  var connections: [Connection] {
    var all: [Connection] = []
    let forward = edges.filter { $0.effect != .dismissed && $0.from != $0.to }
    for edge in forward {
      if let index = all.firstIndex(where: {
        $0.from == edge.from && $0.to == edge.to && $0.effect == edge.effect
      }) {
        all[index].edges.append(edge)
      } else {
        all.append(Connection(from: edge.from, to: edge.to, effect: edge.effect, edges: [edge]))
      }
    }
    for edge in edges where edge.effect == .dismissed && edge.from != edge.to {
      if let index = all.firstIndex(where: { $0.from == edge.to && $0.to == edge.from }) {
        all[index].hasReturn = true
      } else if let index = all.firstIndex(where: {
        $0.from == edge.from && $0.to == edge.to && $0.effect == .dismissed
      }) {
        all[index].edges.append(edge)
      } else {
        all.append(Connection(from: edge.from, to: edge.to, effect: .dismissed, edges: [edge]))
      }
    }
    return all
  }

  /// The screens of each flow, in order: the flows beneath the root coordinator that all share.
  var flows: [(path: [String], screens: [Screen])] {
    var flows: [(path: [String], screens: [Screen])] = []
    for screen in screens {
      let path = flowPath(of: screen)
      if let index = flows.firstIndex(where: { $0.path == path }) {
        flows[index].screens.append(screen)
      } else {
        flows.append((path, [screen]))
      }
    }
    return flows
  }

  /// Returns the coordinators of a screen without the root that all screens share.
  func flowPath(of screen: Screen) -> [String] {
    let root = screens.first { !$0.flow.isEmpty }?.flow.first
    let isShared = screens.allSatisfy { $0.flow.isEmpty || $0.flow.first == root }
    return isShared ? Array(screen.flow.dropFirst()) : screen.flow
  }
}

extension AppMap.Edge {
  /// The act in a few words: the label of what was tapped, or the gesture.
  var shortAct: String {
    if let outside = act.outside {
      return outside == .launch ? "launch" : "\(outside.rawValue) \(act.text ?? "")"
    }
    let name = act.element.map { $0.type == .cell ? "cell" : $0.label } ?? ""
    let words = name.isEmpty ? act.gesture : act.gesture == "tap" ? name : "\(act.gesture) \(name)"
    return act.isLater ? "later" : words
  }
}

import RehearsalCore

extension Search {
  /// Judges an act by every rule.
  func judge(_ evidence: Evidence, in walk: Walk) {
    for rule in rules {
      if let occasion = rule.occasion(of: evidence),
        !occasions.insert("\(rule.name) \(occasion)").inserted
      {
        continue
      }
      for verdict in rule.verdicts(evidence) {
        record.add(
          verdict, of: rule, evidence.act, after: evidence.way, anchors: anchors(of: walk, evidence)
        )
      }
    }
  }

  /// Returns ways that may lead to the same fault sooner than a walk: the shortest way known to a
  /// state on the walk, and what the walk did since.
  private func anchors(of walk: Walk, _ evidence: Evidence) -> [[Act]] {
    let count = evidence.marks.performed
    let trace = walk.trace.filter { $0.count <= count }
    var anchors: [[Act]] = []
    var back = 1
    while back <= trace.count {
      let (start, node) = trace[trace.count - back]
      let since = walk.trial.performed[start..<count]
      anchors.append(graph.way(to: node).map { table[$0] } + since)
      back *= 2
    }
    return anchors
  }

  /// Returns the shortest way found to each screen, in lines of the script language.
  func waysToScreens() -> [String: [String]] {
    var ways: [String: [String]] = [:]
    let order = graph.nodes.indices.sorted {
      (graph.nodes[$0].depth, $0) < (graph.nodes[$1].depth, $1)
    }
    var tries: [String: Int] = [:]
    for index in order {
      let screen = graph.kinds[Int(graph.nodes[index].kind)].screen
      guard ways[screen] == nil, tries[screen, default: 0] < 5 else { continue }
      tries[screen, default: 0] += 1
      let way = graph.way(to: Int32(index)).map { table[$0] }
      guard reach(screen, by: way) != nil else { continue }
      let shrunk = Shrinker { self.reach(screen, by: $0) != nil }.shrink(way)
      ways[screen] = reach(screen, by: shrunk)?.flatMap(\.lines)
    }
    return ways
  }

  /// Returns the acts that a way performed in a new session, if it leads to a screen.
  private func reach(_ screen: String, by way: [Act]) -> [Act]? {
    guard let trial = try? examiner.app.trial(after: way),
      trial.session.screenPath.last == screen
    else { return nil }
    return trial.performed
  }
}

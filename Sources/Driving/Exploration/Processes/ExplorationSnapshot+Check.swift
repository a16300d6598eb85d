extension ExplorationSnapshot {
  /// Whether each act, kind and state is there once, and each number stands for one of them, as in a file that was
  /// not changed.
  public var isSound: Bool {
    Set(acts.map(\.lines)).count == acts.count && Set(kinds.map(\.key)).count == kinds.count
      && Set(nodes.map(\.key)).count == nodes.count && kinds.allSatisfy(isSound)
      && nodes.allSatisfy(isSound)
      && (relaunched?.values ?? []).allSatisfy(nodes.has) && (pursuits.map(isSound) ?? true)
  }

  private func isSound(_ kind: StoredKind) -> Bool {
    kind.tries.values.count.isMultiple(of: 2) && kind.refused.allSatisfy(acts.has)
      && Self.pairs(kind.tries.values).allSatisfy { act, _ in acts.has(act) }
  }

  private func isSound(_ node: StoredNode) -> Bool {
    kinds.has(node.kind) && node.depth >= 0 && (node.act.map(acts.has) ?? true)
      && (node.parent.map { nodes.has($0) && nodes[Int($0)].depth < node.depth } ?? true)
      && node.way.allSatisfy(acts.has)
      && Self.pairs(node.moves).allSatisfy { act, target in
        acts.has(act) && (target < 0 || nodes.has(target))
      }
  }

  private func isSound(_ pursuits: Pursuits.Stored) -> Bool {
    pursuits.lateActs.allSatisfy {
      $0.count == 4 && kinds.has($0[0]) && acts.has($0[1]) && nodes.has($0[2]) && acts.has($0[3])
    }
      && pursuits.delays.allSatisfy { $0.count == 2 && $0.allSatisfy(acts.has) }
      && pursuits.planned.allSatisfy { plan in
        plan.count >= 2 && kinds.has(plan[0])
          && plan.dropFirst().allSatisfy { $0 == -1 || acts.has($0) }
      }
      && pursuits.waiting.allSatisfy {
        $0.count >= 2 && nodes.has($0[0]) && $0.dropFirst().allSatisfy(acts.has)
      }
  }
}

extension Array {
  /// Returns whether a number is that of an element.
  fileprivate func has(_ number: Int32) -> Bool { indices.contains(Int(number)) }
}

/// The elements that a chain finds in a snapshot.
struct Resolution {
  let snapshot: Snapshot
  let chain: QueryChain

  /// The indices of the elements, in reading order.
  private(set) var found: [Int]

  /// The step that found nothing, with the elements before it; nil if there are elements.
  private(set) var missing: (step: Int, input: [Int])?

  /// The elements of which the chain asks for the only one; nil if there is one at most.
  var isAmbiguous: Bool {
    guard case .only = chain.steps.last else { return false }
    return found.count > 1
  }

  /// Evaluates a chain on the elements that are there now.
  init(_ chain: QueryChain) {
    self.init(chain, in: Snapshot(chain.app.run))
  }

  init(_ chain: QueryChain, in snapshot: Snapshot) {
    self.snapshot = snapshot
    self.chain = chain
    found = snapshot.nodes.isEmpty ? [] : [0]
    for (index, step) in chain.steps.enumerated() {
      let input = found
      found = Self.elements(step, of: input, in: snapshot)
      if found.isEmpty {
        missing = (index, input)
        return
      }
    }
  }

  /// The only element; nil if there is none, or more than the chain allows.
  var element: Snapshot.Node? {
    found.count == 1 || !isAmbiguous ? found.first.map { snapshot.nodes[$0] } : nil
  }

  private static func elements(
    _ step: QueryChain.Step, of input: [Int], in snapshot: Snapshot
  ) -> [Int] {
    let nodes = snapshot.nodes
    switch step {
    case .descendants(let type):
      return descendants(of: input, in: snapshot).filter { nodes[$0].matches(type, nil) }
    case .children(let type):
      return input.flatMap { children(of: $0, in: snapshot) }
        .filter { nodes[$0].matches(type, nil) }
    case .matching(let type, let text):
      return input.filter { nodes[$0].matches(type, text) }
    case .predicate(let predicate):
      return input.filter { predicate.holds(for: nodes[$0]) }
    case .containing(let type, let text):
      return input.filter { index in
        (index + 1..<nodes[index].end).contains { nodes[$0].matches(type, text) }
      }
    case .containingPredicate(let predicate):
      return input.filter { index in
        (index + 1..<nodes[index].end).contains { predicate.holds(for: nodes[$0]) }
      }
    case .index(let index):
      let position = index < 0 ? input.count + index : index
      return input.indices.contains(position) ? [input[position]] : []
    case .first: return Array(input.prefix(1))
    case .only: return input
    }
  }

  /// Returns all descendants, each once, in reading order.
  private static func descendants(of input: [Int], in snapshot: Snapshot) -> [Int] {
    var end = 0
    return input.flatMap { index -> Range<Int> in
      let range = max(index + 1, end)..<max(snapshot.nodes[index].end, end, index + 1)
      end = range.upperBound
      return range
    }
  }

  private static func children(of index: Int, in snapshot: Snapshot) -> [Int] {
    var children: [Int] = []
    var next = index + 1
    while next < snapshot.nodes[index].end {
      children.append(next)
      next = snapshot.nodes[next].end
    }
    return children
  }
}

extension Resolution {
  /// The number of elements that a failure lists at most.
  private static let listed = 20

  /// The reason that there is no element, or more than one, in XCTest's words.
  var reason: String {
    guard !snapshot.nodes.isEmpty else { return "Application \(chain.app.run.name) is not running" }
    if isAmbiguous {
      return "Multiple matching elements found for \(chain.description):" + list(found)
    }
    guard let missing else { return "No matches found" }
    let step = chain.steps[missing.step]
    let description =
      step.description.isEmpty ? chain.description : step.description
    return "No matches found for \(description) from input {(" + list(missing.input) + "\n)}"
  }

  private func list(_ indices: [Int]) -> String {
    let lines = indices.prefix(Self.listed).map { "\n    \(snapshot.nodes[$0].line)" }.joined()
    let rest = indices.count - Self.listed
    return lines + (rest > 0 ? "\n    … and \(rest) more" : "")
  }

  /// The element with its descendants, one a line, as XCTest prints a tree.
  func tree(of index: Int) -> String {
    let node = snapshot.nodes[index]
    return (index..<node.end).map { place in
      let indent = String(repeating: "  ", count: snapshot.nodes[place].depth - node.depth)
      return "\(indent)\(place == index ? "→" : "")\(snapshot.nodes[place].line)"
    }.joined(separator: "\n")
  }
}

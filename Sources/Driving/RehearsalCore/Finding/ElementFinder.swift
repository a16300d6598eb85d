import HeadlessUIKit

/// Finds what a query means among the elements below some roots, in reading order.
struct ElementFinder {
  /// The elements that are looked at, with all that is below them.
  let roots: [any AccessibleElement]

  /// All elements that answer best to the query, in reading order, its index left aside.
  ///
  /// An element inside one that answers as well is not counted again: a touch on the label of a
  /// cell is a touch on the cell.
  ///
  /// - Parameters:
  ///   - query: what is meant.
  ///   - intent: what a person wants of it: an element that cannot be meant then counts only where
  ///     there is no other.
  func matches(_ query: ElementQuery, for intent: Intent? = nil) -> [any AccessibleElement] {
    if let intent, query.type == nil {
      let fitting = matches(query, among: intent)
      if !fitting.isEmpty { return fitting }
    }
    return matches(query, among: nil)
  }

  private func matches(
    _ query: ElementQuery, among intent: Intent?
  ) -> [any AccessibleElement] {
    let found = search(query, intent, ignoringCase: false)
    guard found.isEmpty, query.containing != nil else { return found }
    return search(query, intent, ignoringCase: true)
  }

  /// The elements a query means: those that answer to it, or only the one with its number.
  func chosen(_ query: ElementQuery) -> [any AccessibleElement] {
    let found = matches(query)
    guard let index = query.index else { return found }
    return found.indices.contains(index - 1) ? [found[index - 1]] : []
  }

  /// Whether an element holds a text as its value.
  func showsValue(_ text: String) -> Bool {
    roots.contains { root in
      root.elementValue == text
        || root.forEachDescendant { $0.elementType != nil && $0.elementValue == text }
    }
  }

  private func search(
    _ query: ElementQuery, _ intent: Intent?, ignoringCase: Bool
  ) -> [any AccessibleElement] {
    var search = Search(query: query, intent: intent, ignoringCase: ignoringCase)
    for root in roots {
      search.visit(root, insideMatch: false)
    }
    return search.found
  }
}

extension ElementFinder {
  /// One walk over the elements, keeping the best answers so far.
  private struct Search {
    let query: ElementQuery
    let intent: Intent?
    let ignoringCase: Bool
    var found: [any AccessibleElement] = []
    var best = MatchRank.titleIgnoringCase

    mutating func visit(_ element: any AccessibleElement, insideMatch: Bool) {
      var isMatch = false
      if let rank = rank(of: element) {
        if rank < best {
          found.removeAll(keepingCapacity: true)
          best = rank
        }
        if !insideMatch || found.isEmpty {
          found.append(element)
        }
        isMatch = true
      }
      let isInside = query.type == nil && (insideMatch || isMatch)
      _ = element.forEachAccessibleChild { child in
        visit(child, insideMatch: isInside)
        return false
      }
    }

    private func rank(of element: any AccessibleElement) -> MatchRank? {
      guard let type = element.elementType else { return nil }
      if let wanted = query.type, wanted != type { return nil }
      if let intent, !intent.fits(type) { return nil }
      var rank = best
      if let text = query.text {
        guard let answer = element.rank(for: text, orBetter: best), answer <= best else {
          return nil
        }
        rank = answer
      }
      if let inner = query.containing, !element.holds(inner, ignoringCase: ignoringCase) {
        return nil
      }
      return rank
    }
  }
}

/// An element of a screen with the elements that it contains.
struct ElementNode {
  let element: AppMap.Element
  private(set) var children: [ElementNode] = []

  /// All elements inside, in reading order.
  var descendants: [AppMap.Element] {
    children.flatMap { [$0.element] + $0.descendants }
  }

  /// Returns the trees of elements, which are in reading order with their depths.
  static func forest(of elements: [AppMap.Element]) -> [ElementNode] {
    var rest = elements[...]
    return forest(from: &rest, depth: 0)
  }

  private static func forest(
    from rest: inout ArraySlice<AppMap.Element>, depth: Int
  ) -> [ElementNode] {
    var nodes: [ElementNode] = []
    while let element = rest.first, element.depth >= depth {
      rest.removeFirst()
      var node = ElementNode(element: element)
      node.children = forest(from: &rest, depth: element.depth + 1)
      nodes.append(node)
    }
    return nodes
  }
}

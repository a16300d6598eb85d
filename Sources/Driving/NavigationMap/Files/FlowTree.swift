/// The screens of a map by their flows, and the flows by the coordinators that own them.
struct FlowTree {
  /// The coordinator's name; empty for the root.
  let name: String

  /// The position of the flow in the tree, such as `0_2`; empty for the root.
  let path: String

  /// The identifiers of the screens that belong to the coordinator itself.
  var screens: [String] = []

  /// The flows beneath.
  var children: [FlowTree] = []

  /// Creates the tree of a map; a coordinator with nothing but one flow beneath it is left out.
  init(_ map: AppMap) {
    self.init(name: "", path: "")
    for screen in map.screens { add(screen.id, at: map.flowPath(of: screen)[...]) }
    children = children.map(\.collapsed)
  }

  private init(name: String, path: String) {
    self.name = name
    self.path = path
  }

  private mutating func add(_ id: String, at names: ArraySlice<String>) {
    guard let first = names.first else { return screens.append(id) }
    let index = children.firstIndex { $0.name == first } ?? children.count
    if index == children.count {
      children.append(FlowTree(name: first, path: path.isEmpty ? "\(index)" : "\(path)_\(index)"))
    }
    children[index].add(id, at: names.dropFirst())
  }

  private var collapsed: FlowTree {
    guard screens.isEmpty, children.count == 1 else {
      var tree = self
      tree.children = children.map(\.collapsed)
      return tree
    }
    var tree = FlowTree(name: "\(name) ▸ \(children[0].name)", path: children[0].path)
    tree.screens = children[0].screens
    tree.children = children[0].children
    return tree.collapsed
  }
}

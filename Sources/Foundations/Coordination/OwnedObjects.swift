/// What an object's stored properties tell of whom it holds.
enum OwnedObjects {
  /// The first coordinator among what an object owns, looking a few properties deep.
  static func firstCoordinator(ownedBy owner: AnyObject, depth: Int = 3) -> (any Coordinator)? {
    guard depth > 0 else { return nil }
    let owned = objects(in: Mirror(reflecting: owner)).map(\.object)
    for object in owned {
      if let coordinator = object as? any Coordinator { return coordinator }
    }
    for object in owned {
      if let found = firstCoordinator(ownedBy: object, depth: depth - 1) { return found }
    }
    return nil
  }

  /// The objects a type's stored properties hold, optionals and collections opened.
  static func objects(in mirror: Mirror) -> [(property: String, object: AnyObject)] {
    var found: [(property: String, object: AnyObject)] = []
    var next: Mirror? = mirror
    while let level = next {
      for child in level.children {
        found += objects(in: child.value).map { (child.label ?? "", $0) }
      }
      next = level.superclassMirror
    }
    return found
  }

  private static func objects(in value: Any) -> [AnyObject] {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .class: return [value as AnyObject]
    case .optional, .collection, .set: return mirror.children.flatMap { objects(in: $0.value) }
    case .dictionary:
      return mirror.children.flatMap { Mirror(reflecting: $0.value).children.dropFirst() }
        .flatMap { objects(in: $0.value) }
    default: return []
    }
  }
}

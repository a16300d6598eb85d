/// The stored properties of a class, by the class of its hierarchy that declares them.
struct ClassLayout {
  /// The properties that one class declares.
  struct Level {
    let type: Any.Type
    let properties: StoredProperties
  }

  /// The levels, the base class first.
  let levels: [Level]

  /// Returns the layout of a class, found once.
  static func of(_ type: Any.Type) -> ClassLayout {
    let key = ObjectIdentifier(type)
    if let known = known[key] { return known }
    let layout = ClassLayout(type)
    known[key] = layout
    return layout
  }

  private static var known: [ObjectIdentifier: ClassLayout] = [:]

  private init(_ type: Any.Type) {
    let above = Reflection.superclass(of: type).map { Self.of($0).levels } ?? []
    levels = above + [Level(type: type, properties: StoredProperties(of: type))]
  }

  /// Returns the levels after the last superclass that is an end.
  func levels(upTo isEnd: ((Any.Type) -> Bool)?) -> ArraySlice<Level> {
    guard let isEnd, let end = levels.dropLast().lastIndex(where: { isEnd($0.type) }) else {
      return levels[...]
    }
    return levels[(end + 1)...]
  }
}

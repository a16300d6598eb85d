/// The kinds of types, by the way in which the references of their values are read.
enum ValueKind {
  /// A type whose values cannot refer to an object by a property.
  case plain
  case object
  case optional
  case structure(StoredProperties)
  /// An array, with the type of its elements.
  case array(Any.Type)
  /// A set or a dictionary, whose elements only a mirror shows.
  case collection
  /// A tuple, an enumeration with payloads, or a struct with weak references.
  case children
  /// A protocol's type, whose values are of other types.
  case existential

  /// Returns the kind of a type, found once.
  static func of(_ type: Any.Type) -> Self {
    let key = ObjectIdentifier(type)
    if let known = known[key] { return known }
    // A struct may hold an array of itself: while its layout is made, it is one that is read by values.
    known[key] = .children
    let kind = find(type)
    known[key] = kind
    return kind
  }

  private static var known: [ObjectIdentifier: Self] = [
    ObjectIdentifier(String.self): .plain, ObjectIdentifier(String?.self): .plain,
    ObjectIdentifier([String].self): .plain,
  ]

  private static func find(_ type: Any.Type) -> Self {
    guard let kind = Reflection.kind(of: type), !Reflection.isTrivial(type) else { return .plain }
    switch kind {
    case .nativeClass, .foreignClass, .objectiveCClass: return .object
    case .existential: return .existential
    case .optional:
      if case .plain = of(Reflection.firstArgument(of: type)) { return .plain }
      return .optional
    case .tuple, .enumeration: return .children
    case .structure: return structure(type)
    }
  }

  private static func structure(_ type: Any.Type) -> Self {
    if Reflection.isSameDeclaration(type, [Int].self) {
      let element = Reflection.firstArgument(of: type)
      if case .plain = of(element) { return .plain }
      return .array(element)
    }
    if Reflection.isSameDeclaration(type, Set<Int>.self)
      || Reflection.isSameDeclaration(type, [Int: Int].self)
    {
      return .collection
    }
    let layout = StoredProperties(of: type)
    if layout.hasUnowned { return .children }
    return layout.properties.isEmpty ? .plain : .structure(layout)
  }
}

extension UnsafeRawPointer {
  /// Returns a copy of the value of a type that is at this address.
  func value(of type: Any.Type) -> Any {
    func load<Value>(_ type: Value.Type) -> Any { assumingMemoryBound(to: type).pointee }
    return _openExistential(type, do: load)
  }
}

/// Calls a body with the address of a copy of a value.
///
/// Returns nil for an existential inside `Any`, which has the value at another address.
func withAddress<Result>(of value: Any, _ body: (UnsafeRawPointer) -> Result) -> Result? {
  let dynamicType = type(of: value)
  func open<Value>(_ value: Value) -> Result? {
    guard dynamicType == Value.self else { return nil }
    return withUnsafePointer(to: value) { body(UnsafeRawPointer($0)) }
  }
  return _openExistential(value, do: open)
}

/// Returns the object that is a value; the first word of an object and of an existential with one.
///
/// A cast to `AnyObject` asks for conformances first, to bridge other values.
nonisolated func object(in value: Any) -> AnyObject {
  func open<Value>(_ value: Value) -> AnyObject {
    withUnsafePointer(to: value) { UnsafeRawPointer($0).load(as: AnyObject.self) }
  }
  return _openExistential(value, do: open)
}

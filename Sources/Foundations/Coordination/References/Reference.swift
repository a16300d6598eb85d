/// A reference from an object's stored property to another object, found by reflection.
///
/// The captures of closures are not found.
struct Reference {
  /// The name of the property, without the compiler's prefixes.
  let property: String

  /// The object that the property refers to.
  let object: AnyObject

  /// Whether the reference is strong.
  let isStrong: Bool

  /// Returns the references of an object's properties, those of its superclasses first.
  ///
  /// - Parameter isEnd: returns true for a superclass whose properties are not read.
  static func all(
    of object: AnyObject, upTo isEnd: ((Any.Type) -> Bool)? = nil
  ) -> [Reference] {
    let key = CacheKey(object: ObjectIdentifier(object), hasEnd: isEnd != nil)
    if let known = cache?[key] { return known }
    var reader = ReferenceReader()
    reader.read(object, upTo: isEnd)
    cache?[key] = reader.found
    return reader.found
  }

  /// Returns whether a property of an object refers to another object.
  static func exists(from object: AnyObject, to other: AnyObject) -> Bool {
    for reference in all(of: object) where reference.object === other { return true }
    return false
  }

  /// The references that were read, while a body runs that does not change them; nil otherwise.
  private static var cache: [CacheKey: [Reference]]?

  private struct CacheKey: Hashable {
    let object: ObjectIdentifier
    let hasEnd: Bool
  }

  /// Runs a body that does not change the properties of objects, so that each is read only once.
  static func caching(_ body: () -> Void) {
    guard cache == nil else { return body() }
    cache = [:]
    body()
    cache = nil
  }

  /// Returns the references of a value that is called by a name.
  static func all(in value: Any, named name: String) -> [Reference] {
    var reader = ReferenceReader()
    reader.visit(value, ReadingPosition(property: name, isStrong: true, depth: 4))
    return reader.found
  }

  /// Returns the strong references of an object's properties, those of its superclasses first.
  static func strong(of object: AnyObject) -> [Reference] {
    all(of: object).filter(\.isStrong)
  }
}

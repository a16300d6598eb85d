/// A reader of the references of objects and values.
struct ReferenceReader {
  private(set) var found: [Reference] = []

  /// The maximum number of elements to read of one collection.
  private static let maximumElementCount = 10_000

  /// Reads an object's properties, those of its superclasses first.
  ///
  /// - Parameter isEnd: returns true for a superclass whose properties are not read.
  mutating func read(_ object: AnyObject, upTo isEnd: ((Any.Type) -> Bool)?) {
    let address = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    for level in ClassLayout.of(type(of: object)).levels(upTo: isEnd) {
      for property in level.properties.properties {
        if case .unowned(let index) = property.access {
          let value = Reflection.child(index, of: object, as: level.type)
          visit(value, ReadingPosition.object.child(property.name, isStrong: false))
        } else {
          read(property, at: address, .object)
        }
      }
    }
  }

  /// Reads a property of the struct or object at an address.
  private mutating func read(
    _ property: StoredProperties.Property, at address: UnsafeRawPointer, _ position: ReadingPosition
  ) {
    let place = address + property.offset
    let child = position.child(property.name, isStrong: true)
    guard child.depth >= 0 else { return }
    switch property.access {
    case .object: if let object = place.load(as: AnyObject?.self) { add(object, child) }
    case .structure(let layout): read(layout, at: place, child)
    case .value(let type): visit(place.value(of: type), child)
    case .weak:
      let object = place.assumingMemoryBound(to: WeakReference.self).pointee.object
      if let object { add(object, position.child(property.name, isStrong: false)) }
    // Only objects have these: a struct with one is read by its children.
    case .unowned: return
    }
  }

  private mutating func read(
    _ layout: StoredProperties, at address: UnsafeRawPointer, _ position: ReadingPosition
  ) {
    for property in layout.properties { read(property, at: address, position) }
  }

  /// Reads a value.
  mutating func visit(_ value: Any, _ position: ReadingPosition) {
    guard position.depth >= 0 else { return }
    switch ValueKind.of(type(of: value)) {
    case .plain, .existential: return
    case .object: add(object(in: value), position)
    case .optional: visitWrapped(value, position)
    case .structure(let layout):
      let isRead: Void? = withAddress(of: value) { read(layout, at: $0, position) }
      if isRead == nil { visitChildren(of: value, position) }
    case .array(let element): visitElements(of: value, element, position)
    case .collection:
      for child in Mirror(reflecting: value).children.prefix(Self.maximumElementCount) {
        visit(child.value, position.child(child.label, isStrong: true))
      }
    case .children: visitChildren(of: value, position)
    }
  }

  private mutating func visitWrapped(_ value: Any, _ position: ReadingPosition) {
    let type = type(of: value)
    guard Reflection.childCount(of: value, as: type) > 0 else { return }
    visit(Reflection.child(0, of: value, as: type), position)
  }

  private mutating func visitElements(
    of value: Any, _ type: Any.Type, _ position: ReadingPosition
  ) {
    func elements<Element>(_ type: Element.Type) -> [Any] {
      let array = withAddress(of: value) { $0.assumingMemoryBound(to: [Element].self).pointee }
      return (array ?? value as? [Element])?.prefix(Self.maximumElementCount).map { $0 } ?? []
    }
    let child = position.child(nil, isStrong: true)
    if Reflection.isObject(type) {
      let objects = withAddress(of: value) { Self.objects(inArrayAt: $0, of: type) }
      guard child.depth >= 0 else { return }
      for object in objects ?? [] { add(object, child) }
    } else {
      for element in _openExistential(type, do: elements) { visit(element, child) }
    }
  }

  /// Returns the objects of an array whose elements are objects, or values of a protocol of objects.
  private static func objects(
    inArrayAt address: UnsafeRawPointer, of type: Any.Type
  ) -> [AnyObject] {
    func objects<Element>(_ type: Element.Type) -> [AnyObject] {
      address.assumingMemoryBound(to: [Element].self).pointee.withUnsafeBytes { bytes in
        var objects: [AnyObject] = []
        let offsets = stride(from: 0, to: bytes.count, by: MemoryLayout<Element>.stride)
        for offset in offsets.prefix(maximumElementCount) {
          objects.append(bytes.load(fromByteOffset: offset, as: AnyObject.self))
        }
        return objects
      }
    }
    return _openExistential(type, do: objects)
  }

  /// Reads the properties, elements or payload of a value.
  private mutating func visitChildren(of value: Any, _ position: ReadingPosition) {
    let type = type(of: value)
    let fields = Reflection.kind(of: type) == .structure ? Field.all(of: type) : []
    for index in 0..<Reflection.childCount(of: value, as: type) {
      let field = index < fields.count ? fields[index] : nil
      visit(
        Reflection.child(index, of: value, as: type),
        position.child(
          (field?.name).map(ReadingPosition.propertyName),
          isStrong: (field?.ownership ?? .strong) == .strong))
    }
  }

  /// The layout of a weak reference; one of a protocol's type begins like this, too.
  private struct WeakReference {
    weak var object: AnyObject?
  }

  private mutating func add(_ object: AnyObject, _ position: ReadingPosition) {
    found.append(
      Reference(
        property: position.property ?? "", object: object, isStrong: position.isStrong))
  }
}

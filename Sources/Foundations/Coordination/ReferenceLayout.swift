/// The places of the references in the objects of one class.
///
/// A mirror is needed only for the first object of a class; the others are read at these places, which
/// takes a hundredth of the time.
final class ReferenceLayout {
  /// The way to read one property.
  private enum Access {
    /// A strong reference, or nil.
    case object
    /// A weak reference.
    case weak
    /// A weak or unowned reference: which of them shows once it refers to an object.
    case weakOrUnowned(Any.Type, index: Int)
    /// A reference that the runtime reads.
    case child(Any.Type, index: Int)
    /// An optional that is no object.
    case optional(any AnyOptional.Type)
    /// An array or a set.
    case elements(any AnyElements.Type)
    /// A value that may contain references.
    case value((UnsafeRawPointer) -> Any)
  }

  private struct Slot {
    let offset: Int
    let position: ReadingPosition
    var access: Access
  }

  private var slots: [Slot] = []

  private struct Key: Hashable {
    let type: ObjectIdentifier
    let hasEnd: Bool
  }

  private static var layouts: [Key: ReferenceLayout?] = [:]

  /// Returns the layout of an object's class; nil for a class that reflects itself.
  ///
  /// - Parameter isEnd: returns true for a superclass whose properties are not read.
  static func layout(of object: AnyObject, upTo isEnd: ((Any.Type) -> Bool)?) -> ReferenceLayout? {
    let key = Key(type: ObjectIdentifier(type(of: object)), hasEnd: isEnd != nil)
    if let known = layouts[key] { return known }
    let layout =
      object is any CustomReflectable
      ? nil : ReferenceLayout(Mirror(reflecting: object), upTo: isEnd)
    layouts[key] = .some(layout)
    return layout
  }

  private init?(_ mirror: Mirror, upTo isEnd: ((Any.Type) -> Bool)?) {
    var mirrors = [mirror]
    while let above = mirrors[0].superclassMirror, isEnd?(above.subjectType) != true {
      mirrors.insert(above, at: 0)
    }
    for mirror in mirrors {
      guard add(mirror) else { return nil }
    }
  }

  /// Adds the properties that a class declares itself; returns false if the mirror does not show them.
  private func add(_ mirror: Mirror) -> Bool {
    let type = mirror.subjectType
    let first = mirror.superclassMirror.map { StoredField.count(of: $0.subjectType) } ?? 0
    guard mirror.displayStyle == .class,
      StoredField.count(of: type) == first + mirror.children.count
    else { return false }
    for (index, child) in mirror.children.enumerated() {
      let field = StoredField(of: type, at: first + index)
      // The runtime shows nothing of a value that cannot be copied.
      if Swift.type(of: child.value) == Void.self { continue }
      let top = ReadingPosition(
        property: nil, isStrong: true, depth: ReadingPosition.maximumDepth)
      let position = top.child(child.label, isStrong: field.isStrong)
      let access =
        field.isStrong
        ? nil
        : field.type is any AnyOptional.Type
          ? Access.weakOrUnowned(type, index: index) : .child(type, index: index)
      if let access {
        slots.append(Slot(offset: field.offset, position: position, access: access))
      } else {
        slots += Self.slots(of: field.type, at: field.offset, position)
      }
    }
    return true
  }

  /// Returns the places of the references in a strong property.
  private static func slots(
    of type: Any.Type, at offset: Int, _ position: ReadingPosition
  ) -> [Slot] {
    guard position.depth >= 0 else { return [] }
    switch StoredType(type) {
    case .plain: return []
    case .object: return [Slot(offset: offset, position: position, access: .object)]
    case .optional(let optional):
      return [Slot(offset: offset, position: position, access: .optional(optional))]
    case .elements(let elements):
      return [Slot(offset: offset, position: position, access: .elements(elements))]
    case .structure:
      let fields = (0..<StoredField.count(of: type)).map { StoredField(of: type, at: $0) }
      guard fields.allSatisfy(\.isStrong) else { fallthrough }
      return fields.flatMap {
        slots(of: $0.type, at: offset + $0.offset, position.child($0.name, isStrong: true))
      }
    case .other:
      return [Slot(offset: offset, position: position, access: .value(loader(of: type)))]
    }
  }

  private static func loader(of type: Any.Type) -> (UnsafeRawPointer) -> Any {
    func make<Value>(_ type: Value.Type) -> (UnsafeRawPointer) -> Any {
      { $0.assumingMemoryBound(to: Value.self).pointee }
    }
    return make(type)
  }

  /// Reads the references of an object.
  func read(_ object: AnyObject, into reader: inout ReferenceReader) {
    let start = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    for index in slots.indices {
      let (slot, address) = (slots[index], start + slots[index].offset)
      switch slot.access {
      case .object: Self.object(at: address).map { reader.add($0, slot.position) }
      case .weak: Self.weakObject(at: address).map { reader.add($0, slot.position) }
      case .weakOrUnowned(let type, let child):
        // Zero is nil; asking the runtime is slow.
        guard Self.word(at: address) != 0 else { continue }
        let value = StoredField.value(of: object, type, at: child)
        tellWeak(index, (value as? any AnyOptional)?.wrapped as AnyObject?, address)
        reader.visit(value, slot.position)
      case .child(let type, let child):
        reader.visit(StoredField.value(of: object, type, at: child), slot.position)
      case .optional(let type):
        if let value = type.wrapped(at: address) { reader.visit(value, slot.position) }
      case .elements(let type):
        let position = slot.position.child(nil, isStrong: true)
        for element in type.elements(at: address, atMost: ReferenceReader.maximumElementCount) {
          reader.visit(element, position)
        }
      case .value(let load): reader.visit(load(address), slot.position)
      }
    }
  }

  /// Notes whether a reference is weak: an unowned one holds the address of its object.
  private func tellWeak(_ index: Int, _ object: AnyObject?, _ address: UnsafeRawPointer) {
    guard case .weakOrUnowned(let type, let child) = slots[index].access, let object else { return }
    let isUnowned =
      Self.word(at: address) == UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
    slots[index].access = isUnowned ? .child(type, index: child) : .weak
  }

  private static func word(at address: UnsafeRawPointer) -> UInt {
    address.load(as: UInt.self)
  }

  private static func object(at address: UnsafeRawPointer) -> AnyObject? {
    address.load(as: UnsafeRawPointer?.self)
      .map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
  }

  private static func weakObject(at address: UnsafeRawPointer) -> AnyObject? {
    address.assumingMemoryBound(to: WeakReference.self).pointee.object
  }

  private struct WeakReference {
    weak var object: AnyObject?
  }
}

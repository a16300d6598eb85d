/// The records that the compiler keeps of a type's own stored properties (Swift's ABI).
///
/// The runtime's functions tell whether a reference is strong, but not whether another one is weak or
/// unowned: these two are stored differently.
struct FieldRecords {
  private let first: UnsafeRawPointer
  private let size: Int
  private let count: Int

  /// Finds the records of a struct or a class; nil for other types.
  init?(of type: Any.Type) {
    let word: Int
    switch Reflection.kind(of: type) {
    case .structure: word = 1
    case .nativeClass: word = Self.wordOfClass
    default: return nil
    }
    guard let description = Reflection.pointer(word, of: type),
      let fields = description.target(at: 16)
    else { return nil }
    size = Int((fields + 10).load(as: UInt16.self))
    count = Int((fields + 12).load(as: UInt32.self))
    first = fields + 16
  }

  /// The word of a class that points at its description; classes have two more where Objective-C is.
  private static var wordOfClass: Int {
    #if canImport(ObjectiveC)
      8
    #else
      5
    #endif
  }

  /// Returns whether the property at an index is a weak reference.
  func isWeak(_ index: Int) -> Bool {
    guard index < count, let name = (first + index * size).target(at: 4) else { return false }
    return Self.hasWeakEnding(name)
  }

  /// Returns whether the mangled name of a type ends with the mark of a weak reference, `Xw`.
  ///
  /// Bytes below 32 begin a reference to another type, of four bytes or of a pointer's size.
  private static func hasWeakEnding(_ name: UnsafeRawPointer) -> Bool {
    var place = name
    var ending: (before: UInt8, last: UInt8) = (0, 0)
    while true {
      let byte = place.load(as: UInt8.self)
      switch byte {
      case 0: return ending == (UInt8(ascii: "X"), UInt8(ascii: "w"))
      case 1...0x17: place += 5
      case 0x18...0x1F: place += 1 + MemoryLayout<UnsafeRawPointer>.size
      default:
        place += 1
      }
      ending = (ending.last, byte)
    }
  }
}

extension UnsafeRawPointer {
  /// Returns the place that the relative pointer at an offset refers to; nil for none.
  fileprivate func target(at offset: Int) -> UnsafeRawPointer? {
    let distance = (self + offset).load(as: Int32.self)
    return distance == 0 ? nil : self + offset + Int(distance)
  }
}

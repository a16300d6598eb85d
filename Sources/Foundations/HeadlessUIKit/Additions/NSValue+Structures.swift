public import Foundation

// Foundation of Linux encodes no structure but points, sizes, rectangles and ranges in a value, so a value of
// another structure holds the structure itself.

nonisolated extension NSValue: ValueFactory {
  /// Creates a value of a vector.
  public convenience init(cgVector vector: CGVector) { self.init(holding: vector) }

  /// Creates a value of an affine transform.
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    self.init(holding: transform)
  }

  /// Creates a value of a transform in three dimensions.
  public convenience init(caTransform3D transform: CATransform3D) { self.init(holding: transform) }

  /// Creates a value of insets.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) { self.init(holding: insets) }

  /// Creates a value of insets that follow the direction of text.
  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    self.init(holding: insets)
  }

  /// Creates a value of an offset.
  public convenience init(uiOffset offset: UIOffset) { self.init(holding: offset) }

  /// The vector of the value; zero for a value of another type.
  public var cgVectorValue: CGVector { held() ?? CGVector(dx: 0, dy: 0) }

  /// The affine transform of the value; the identity for a value of another type.
  public var cgAffineTransformValue: CGAffineTransform { held() ?? .identity }

  /// The transform of the value; the identity for a value of another type.
  public var caTransform3DValue: CATransform3D { held() ?? .identity }

  /// The insets of the value; zero for a value of another type.
  public var uiEdgeInsetsValue: UIEdgeInsets { held() ?? .zero }

  /// The insets of the value; zero for a value of another type.
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets { held() ?? .zero }

  /// The offset of the value; zero for a value of another type.
  public var uiOffsetValue: UIOffset { held() ?? .zero }

  private convenience init(holding structure: some Hashable & Sendable) {
    self.init(making: { unsafeDowncast(StructureValue(structure), to: Self.self) })
  }

  private func held<Structure>() -> Structure? {
    (self as? StructureValue)?.structure.base as? Structure
  }
}

/// A class whose convenience initializer may return an object of a subclass.
nonisolated private protocol ValueFactory {}

nonisolated extension ValueFactory {
  init(making make: () -> Self) { self = make() }
}

/// A value that holds a structure.
nonisolated private final class StructureValue: NSValue, @unchecked Sendable {
  let structure: AnyHashable
  private let copy: (UnsafeMutableRawPointer) -> Void

  init<Structure: Hashable & Sendable>(_ structure: Structure) {
    self.structure = AnyHashable(structure)
    copy = { $0.assumingMemoryBound(to: Structure.self).pointee = structure }
    super.init()
  }

  required init(bytes value: UnsafeRawPointer, objCType type: UnsafePointer<Int8>) {
    structure = AnyHashable(0)
    copy = { _ in }
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override var description: String { "\(structure.base)" }
  override var hash: Int { structure.hashValue }
  override var objCType: UnsafePointer<Int8> { StructureEncoding.text }
  override func getValue(_ value: UnsafeMutableRawPointer) { copy(value) }

  override func isEqual(_ value: Any?) -> Bool {
    (value as? StructureValue)?.structure == structure
  }
}

/// The encoding of a structure, which Foundation of Linux cannot tell.
nonisolated private enum StructureEncoding {
  nonisolated(unsafe) static let text: UnsafePointer<Int8> = {
    let text = UnsafeMutablePointer<Int8>.allocate(capacity: 3)
    for (index, character) in "{}\0".utf8.enumerated() { text[index] = Int8(character) }
    return UnsafePointer(text)
  }()
}

nonisolated extension NSCoder {
  /// Returns the point of a text such as `{1, 2}`; zero for another text.
  public class func cgPoint(for string: String) -> CGPoint { NSPointFromString(string) }

  /// Returns the size of a text such as `{1, 2}`; zero for another text.
  public class func cgSize(for string: String) -> CGSize { NSSizeFromString(string) }

  /// Returns the rectangle of a text such as `{{1, 2}, {3, 4}}`; zero for another text.
  public class func cgRect(for string: String) -> CGRect { NSRectFromString(string) }

  /// Returns the text of a point.
  public class func string(for point: CGPoint) -> String { NSStringFromPoint(point) }

  /// Returns the text of a size.
  public class func string(for size: CGSize) -> String { NSStringFromSize(size) }

  /// Returns the text of a rectangle.
  public class func string(for rect: CGRect) -> String { NSStringFromRect(rect) }
}

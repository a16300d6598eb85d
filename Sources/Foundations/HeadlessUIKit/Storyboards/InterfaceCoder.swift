import Foundation

/// The coder that initialisers get for objects of a storyboard or a nib.
nonisolated final class InterfaceCoder: NSCoder {
  /// The element of the object.
  let element: InterfaceElement

  /// The identifier that a nib of a cell is registered for.
  let reuseIdentifier: String?

  init(_ element: InterfaceElement, reuseIdentifier: String? = nil) {
    self.element = element
    self.reuseIdentifier = reuseIdentifier ?? element["reuseIdentifier"]
    super.init()
  }

  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeInteger(forKey key: String) -> Int { 0 }
  override func decodeDouble(forKey key: String) -> Double { 0 }
  override func decodeFloat(forKey key: String) -> Float { 0 }
}

extension NSCoder {
  /// The element of a storyboard or nib that the object is created from.
  var interfaceElement: InterfaceElement? { (self as? InterfaceCoder)?.element }
}

import Foundation

/// The coder that initialisers get for objects of a storyboard or a nib.
nonisolated final class InterfaceCoder: NSCoder {
  /// The element of the object.
  let element: InterfaceElement

  /// The identifier that a nib of a cell is registered for.
  let reuseIdentifier: String?

  /// Sets the values of the element, the first time that a view is created with the coder.
  private var setValues: (@MainActor (UIView) -> Void)?

  init(_ element: InterfaceElement, reuseIdentifier: String? = nil) {
    self.element = element
    self.reuseIdentifier = reuseIdentifier ?? element["reuseIdentifier"]
    super.init()
  }

  /// Lets `UIView`'s initializer set a view's values, so that a subclass's own initializer has the last word.
  func onDecoding(_ setValues: @escaping @MainActor (UIView) -> Void) { self.setValues = setValues }

  /// Sets the values of the element, unless a view has them already.
  @MainActor func decode(_ view: UIView) {
    let set = setValues
    setValues = nil
    set?(view)
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

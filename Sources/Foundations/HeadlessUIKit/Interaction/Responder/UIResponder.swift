/// An object that can be first responder, and a link of the chain from a control to the application.
open class UIResponder {
  /// Makes a responder without a place in a chain.
  public init() {}

  /// The responder that is asked after this one; nil at the end of the chain.
  open var next: UIResponder? { nil }

  /// Whether this object accepts to be first responder; false unless overridden.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether this object gives up being first responder when asked; true unless overridden.
  open var canResignFirstResponder: Bool { true }

  /// What stands in place of the keyboard; nil for the keyboard.
  open var inputView: UIView? { nil }

  /// What stands on the keyboard; nil for nothing.
  open var inputAccessoryView: UIView? { nil }

  /// Accepted; keyboards are not seen.
  open func reloadInputViews() {}

  /// Whether this object has the keyboard.
  open var isFirstResponder: Bool { UIApplication.shared.firstResponder === self }

  /// Asks for the keyboard; the one who has it is asked to give it up first.
  ///
  /// Returns whether this object is first responder afterwards.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder else { return false }
    let application = UIApplication.shared
    if let former = application.firstResponder, !former.resignFirstResponder() { return false }
    application.firstResponder = self
    return true
  }

  /// Gives up the keyboard; returns whether this object is without it afterwards.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    UIApplication.shared.firstResponder = nil
    return true
  }
}

extension UIResponder {
  /// Whether this is of a class or of one that inherits from it, as `NSObject` says it.
  public final func isKind<Class: AnyObject>(of aClass: Class.Type) -> Bool { self is Class }

  /// Whether this is of a class itself, as `NSObject` says it.
  public final func isMember<Class: AnyObject>(of aClass: Class.Type) -> Bool {
    type(of: self) == aClass
  }
}

extension UIResponder: nonisolated Hashable {
  /// Whether both are the same object, as `NSObject`'s equality says.
  nonisolated public static func == (left: UIResponder, right: UIResponder) -> Bool {
    left === right
  }

  /// Hashes the object's identity.
  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

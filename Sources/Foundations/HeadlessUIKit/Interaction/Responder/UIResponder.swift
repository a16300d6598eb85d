import Foundation

/// An object that can be first responder and is part of the responder chain.
open class UIResponder: HeadlessObject, UIUserActivityRestoring {
  /// The objects that are released with this one, such as one that reports its release.
  package final var companions: [AnyObject] = []

  /// Creates a responder.
  public override init() { super.init() }

  // An implied one would belong to the main actor, and so would have to those of the subclasses.
  deinit {}

  #if !canImport(ObjectiveC)
    /// The values that the app associates with the responder; nil for none.
    final var associatedObjects: AssociatedObjects?
  #endif

  /// The next responder in the chain; nil at its end.
  open var next: UIResponder? { nil }

  /// The nearest view controller along the responder chain, which may be the responder itself.
  final var nearestController: UIViewController? {
    sequence(first: self, next: \.next).lazy.compactMap { $0 as? UIViewController }.first
  }

  /// Whether this object can become first responder; false unless overridden.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether this object can resign first responder; true unless overridden.
  open var canResignFirstResponder: Bool { true }

  /// Called when an object of a storyboard or nib is complete; does nothing unless overridden.
  open func awakeFromNib() {}

  /// Never called: the method of the class that Xcode offers to complete beside the one of its objects.
  open class func awakeFromNib() {}

  /// Returns the method with a name; overridden by the tables that `rehearse port` writes.
  open func rehearsalMethod(for selector: Selector) -> SelectorMethod? {
    switch selector.name {
    case "becomeFirstResponder": { [unowned self] _ in becomeFirstResponder() }
    case "resignFirstResponder": { [unowned self] _ in resignFirstResponder() }
    case "reloadInputViews": { [unowned self] _ in reloadInputViews() }
    default: SelectorExtensions.method(for: selector, of: self)
    }
  }

  /// Returns a new object of the class, or nil; overridden by the tables that `rehearse port` writes.
  open class func rehearsalNew(_ nibName: String?, _ bundle: Any?) -> UIResponder? { nil }

  /// Assigns a value to an outlet; overridden by the tables that `rehearse port` writes.
  open func rehearsalSet(_ value: Any?, forKey key: String) -> Bool { false }

  /// Whether the object performs an action; true if it has the method, unless overridden.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    rehearsalMethod(for: action) != nil
  }

  // MARK: Standard actions

  /// Copies the selection; does nothing unless overridden.
  open func copy(_ sender: Any?) {}

  /// Cuts the selection out; does nothing unless overridden.
  open func cut(_ sender: Any?) {}

  /// Pastes the pasteboard's content; does nothing unless overridden.
  open func paste(_ sender: Any?) {}

  /// Deletes the selection; does nothing unless overridden.
  open func delete(_ sender: Any?) {}

  /// Selects what is at the cursor; does nothing unless overridden.
  open func select(_ sender: Any?) {}

  /// Selects everything; does nothing unless overridden.
  open func selectAll(_ sender: Any?) {}

  // MARK: Actions of VoiceOver, which is not here

  /// Raises the value; does nothing unless overridden.
  open func accessibilityIncrement() {}

  /// Lowers the value; does nothing unless overridden.
  open func accessibilityDecrement() {}

  /// Leaves a modal view; returns whether it did.
  open func accessibilityPerformEscape() -> Bool { false }

  /// Performs the most important action of the app; returns whether there is one.
  open func accessibilityPerformMagicTap() -> Bool { false }

  // MARK: Input

  /// The view that replaces the keyboard; nil for the keyboard.
  open var inputView: UIView? { nil }

  /// The view above the keyboard; nil for none.
  open var inputAccessoryView: UIView? { nil }

  /// The keyboard that the object wants; nil unless overridden, and none is chosen.
  open var textInputMode: UITextInputMode? { nil }

  /// The keyboard shortcuts of this object; nil unless overridden.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Does nothing: a phone has no menu bar, so no responder is asked to build it.
  open func buildMenu(with builder: any UIMenuBuilder) {}

  /// Never called: a driver performs complete gestures.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Never called: a driver performs complete gestures.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Never called: a driver performs complete gestures.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Never called: a driver performs complete gestures.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Never called: nobody shakes the device.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

  /// Never called: nobody shakes the device.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

  /// Never called: nobody shakes the device.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

  /// Never called: nobody presses a key.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

  /// Never called: nobody presses a key.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

  /// Never called: nobody presses a key.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

  /// Never called: nobody presses a key.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

  /// Never called: there is no remote control.
  open func remoteControlReceived(with event: UIEvent?) {}

  /// The undo manager: that of the next responder, at the end of the chain that of the window.
  open var undoManager: UndoManager? { next?.undoManager }

  /// The activity that the user performs here, such as reading an article; the app invalidates it.
  open var userActivity: NSUserActivity? {
    didSet {
      if let oldValue, oldValue.responder === self { oldValue.responder = nil }
      userActivity?.responder = self
    }
  }

  /// Brings the activity up to date, after its ``NSUserActivity/needsSave`` was set.
  open func updateUserActivityState(_ activity: NSUserActivity) {}

  /// Restores what an activity tells of; does nothing unless overridden, and only the app calls it.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  /// Shows other input views, if this object is the first responder.
  open func reloadInputViews() {
    if isFirstResponder { UIApplication.shared.updateInputViews() }
  }

  /// Whether this object is the first responder.
  open var isFirstResponder: Bool { UIApplication.shared.firstResponder === self }

  /// Asks the current first responder to resign, then becomes first responder.
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

  /// Resigns first responder; returns whether this object is not first responder afterwards.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    UIApplication.shared.firstResponder = nil
    return true
  }
}

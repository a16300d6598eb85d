/// A view that sends events when the user acts on it.
///
/// An action is a ``UIAction``, a closure with an owner that is held weakly, or a selector with a
/// target.
open class UIControl: UIView {
  private var handlers: [Handler] = []

  final var storedState = State.normal

  /// A Boolean value that indicates whether the control takes touches.
  open var isEnabled: Bool {
    get { !storedState.contains(.disabled) }
    set {
      set(.disabled, !newValue)
      rehearsalDidChange(self, \.isEnabled, named: "isEnabled")
    }
  }

  /// A Boolean value that indicates whether the control is selected.
  open var isSelected: Bool {
    get { storedState.contains(.selected) }
    set {
      set(.selected, newValue)
      rehearsalDidChange(self, \.isSelected, named: "isSelected")
    }
  }

  /// A Boolean value that indicates whether the control is highlighted by a touch.
  open var isHighlighted: Bool {
    get { storedState.contains(.highlighted) }
    set {
      set(.highlighted, newValue)
      rehearsalDidChange(self, \.isHighlighted, named: "isHighlighted")
    }
  }

  private func set(_ bit: State, _ holds: Bool) {
    if holds {
      storedState.insert(bit)
    } else {
      storedState.remove(bit)
    }
  }

  /// Creates a control with a primary action.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// The state of the control.
  open var state: State { storedState }

  /// Adds an action for events, replacing one with the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(action, for: controlEvents)
    handlers.append(Handler(events: controlEvents, kind: .action(action)))
  }

  /// Removes an action for events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeHandlers(controlEvents) { $0.matches(action) }
  }

  /// Removes the action with an identifier for events.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for events: Event) {
    removeHandlers(events) { $0.identifier == actionIdentifier }
  }

  /// Calls a handler on events while its owner lives; the owner is held weakly.
  public final func addTarget<Owner: AnyObject>(
    _ owner: Owner, for controlEvents: Event, handler: @escaping (Owner) -> Void
  ) {
    handlers.append(
      Handler(events: controlEvents, kind: .target(Target(owner: owner, handler: handler))))
  }

  /// Removes the handlers of an owner for events; nil means all owners.
  public final func removeTarget(_ owner: AnyObject?, for controlEvents: Event) {
    for index in handlers.indices where handlers[index].belongs(to: owner) {
      handlers[index].events.subtract(controlEvents)
    }
    handlers.removeAll { $0.events.isEmpty }
  }

  /// The events for which a handler is registered.
  open var allControlEvents: Event {
    handlers.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// Calls a closure for each action and selector with its events, until it sets its last argument.
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    var stop = false
    for handler in handlers where !stop {
      switch handler.kind {
      case .action(let action): iterator(action, nil, handler.events, &stop)
      case .selector(let call):
        iterator(nil, (call.target, call.selector), handler.events, &stop)
      case .target: break
      }
    }
  }

  /// Runs the handlers of any of these events, in the order they were added.
  open func sendActions(for controlEvents: Event) {
    for handler in handlers where !handler.events.isDisjoint(with: controlEvents) {
      switch handler.kind {
      case .action(let action): sendAction(action)
      case .target(let target): target.run()
      case .selector(let action): send(action)
      }
    }
  }

  /// Runs one action with this control as its sender.
  open func sendAction(_ action: UIAction) {
    action.performWithSender(self)
  }

  /// Adds a target and the selector of its method; without a target, the responder chain has one.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let object = target.flatMap(Self.object)
    let isKnown = handlers.contains {
      guard case .selector(let known) = $0.kind else { return false }
      return known.selector == action && known.target === object && $0.events == controlEvents
    }
    guard !isKnown else { return }
    let kind = Handler.Kind.selector(TargetAction(action, target: object))
    handlers.append(Handler(events: controlEvents, kind: kind))
  }

  /// The object that a target is; nil for a function, whose box nobody retains.
  ///
  /// In `let button = { … addTarget(self, …) }()` of a class, `self` is a method of `NSObject`. On a phone its
  /// box is gone at once, so that the action goes up the responder chain.
  private static func object(_ target: Any) -> AnyObject? {
    let target = unboxed(target)
    let isValue = !(type(of: target) is any AnyObject.Type)
    return isValue && Mirror(reflecting: target).displayStyle == nil ? nil : target as AnyObject
  }

  /// The object in one of `allTargets`.
  private static func unboxed(_ target: Any) -> Any { (target as? AnyHashable)?.base ?? target }

  /// Removes selectors for events; nil means every target, or every selector.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let object = target.map { Self.unboxed($0) as AnyObject }
    for index in handlers.indices where handlers[index].belongs(to: object) {
      if let action, !handlers[index].calls(action) { continue }
      handlers[index].events.subtract(controlEvents)
    }
    handlers.removeAll { $0.events.isEmpty }
  }

  /// The targets that were added.
  open var allTargets: Set<AnyHashable> {
    Set(
      handlers.compactMap { handler in
        guard case .selector(let action) = handler.kind else { return nil }
        return action.target as? NSObject
      })
  }

  /// Returns the selectors of a target for events; nil if there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let object = target.map { Self.unboxed($0) as AnyObject }
    let names = handlers.compactMap { handler -> String? in
      guard case .selector(let action) = handler.kind, action.target === object,
        !handler.events.isDisjoint(with: controlEvent)
      else { return nil }
      return action.selector.name
    }
    return names.isEmpty ? nil : names
  }

  /// Calls a selector of a target; overridden to observe or change actions.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  private func send(_ action: TargetAction) {
    guard action.isForResponderChain || action.target != nil else { return }
    sendAction(action.selector, to: action.target, for: nil)
  }

  private func removeHandlers(_ events: Event, where matches: (UIAction) -> Bool) {
    guard !handlers.isEmpty else { return }
    // An object that only a removed action owns may change the actions while it is released.
    let earlier = handlers
    defer { withExtendedLifetime(earlier) {} }
    for index in handlers.indices {
      if case .action(let action) = handlers[index].kind, matches(action) {
        handlers[index].events.subtract(events)
      }
    }
    handlers.removeAll { $0.events.isEmpty }
  }

  // MARK: AccessibleElement

  /// A control of an app is an element once it has a label; until then its subviews are.
  override var isElementByDefault: Bool { accessibilityLabel != nil }

  package override var elementIsEnabled: Bool {
    isEnabled && isUserInteractionEnabled && super.elementIsEnabled
  }

  package override var elementIsSelected: Bool { isSelected || super.elementIsSelected }

  override var letsTouchesIn: Bool { isEnabled }

  /// A tap, if the control is none of UIKit's and the app waits for it.
  override var ownGestures: OfferedGestures {
    guard isEnabled, elementType == nil || elementType == .other,
      !allControlEvents.isDisjoint(with: [.touchDown, .touchUpInside])
    else { return super.ownGestures }
    return .tap
  }

  package override func performTap() throws(Refusal) {
    try requireReachable()
    if !recognizeTap() { activate() }
  }

  override func reactToTap() throws(Refusal) -> Bool {
    try requireReachable()
    activate()
    return true
  }

  /// Tracks a touch, and sends the events of a touch down and a touch up inside.
  func activate() {
    let touch = UITouch()
    touch.view = self
    let event = UIEvent()
    guard beginTracking(touch, with: event) else { return }
    isTracking = true
    isHighlighted = true
    sendActions(for: .touchDown)
    isHighlighted = false
    isTracking = false
    endTracking(touch, with: event)
    sendActions(for: .touchUpInside)
  }

  // MARK: Tracking

  /// A Boolean value that indicates whether a touch is tracked.
  open private(set) var isTracking = false

  /// A Boolean value that indicates whether the touch that is tracked is inside; touches stay inside.
  open var isTouchInside: Bool { isTracking }

  /// Returns whether a touch is tracked; without it a touch sends no events.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Returns whether a touch is still tracked; never called, since touches do not move.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called at the end of a touch, before its events are sent.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called on a phone when the system cancels a touch; never called.
  open func cancelTracking(with event: UIEvent?) {}

  /// Throws a refusal with the reason if the control takes no touches.
  final func requireReachable() throws(Refusal) {
    guard !elementIsEnabled else { return }
    if !isEnabled || accessibilityTraits.contains(.notEnabled) {
      throw Refusal("\(elementName) is disabled. Do first what enables it.")
    }
    let name = blocker.map { "\(type(of: $0)), which it is in," } ?? "it"
    throw Refusal(
      "\(elementName) takes no touches: \(name) is disabled or has isUserInteractionEnabled false.")
  }

  // MARK: Stored, without effect

  /// The horizontal alignment of the content.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center

  /// The vertical alignment of the content.
  open var contentVerticalAlignment = ContentVerticalAlignment.center
}

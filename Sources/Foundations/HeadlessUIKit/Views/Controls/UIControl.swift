/// A view a person acts on, and that tells others about it by events.
///
/// There are no selectors off Apple's systems: an action is a ``UIAction`` or a closure with an owner
/// that is held weakly.
open class UIControl: UIView {
  private var handlers: [Handler] = []

  final var storedState = State.normal

  /// Whether the control takes touches.
  open var isEnabled: Bool {
    get { !storedState.contains(.disabled) }
    set { set(.disabled, !newValue) }
  }

  /// Whether the control is chosen.
  open var isSelected: Bool {
    get { storedState.contains(.selected) }
    set { set(.selected, newValue) }
  }

  /// Whether a finger is on the control.
  open var isHighlighted: Bool {
    get { storedState.contains(.highlighted) }
    set { set(.highlighted, newValue) }
  }

  private func set(_ bit: State, _ holds: Bool) {
    if holds {
      storedState.insert(bit)
    } else {
      storedState.remove(bit)
    }
  }

  /// Creates a control that acts when it is activated.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// What the control is at the moment, all in one.
  open var state: State { storedState }

  /// Lets an action run on events; it takes the place of one with the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(action, for: controlEvents)
    handlers.append(Handler(events: controlEvents, kind: .action(action)))
  }

  /// Lets an action run no more on events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeHandlers(controlEvents) { $0.matches(action) }
  }

  /// Lets the action of an identifier run no more on events.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for events: Event) {
    removeHandlers(events) { $0.identifier == actionIdentifier }
  }

  /// Calls back on events as long as the owner lives; the owner is held weakly.
  public final func addTarget<Owner: AnyObject>(
    _ owner: Owner, for controlEvents: Event, handler: @escaping (Owner) -> Void
  ) {
    handlers.append(
      Handler(events: controlEvents, kind: .target(Target(owner: owner, handler: handler))))
  }

  /// Calls an owner back no more on events; nil for all owners.
  public final func removeTarget(_ owner: AnyObject?, for controlEvents: Event) {
    for index in handlers.indices where handlers[index].belongs(to: owner) {
      handlers[index].events.subtract(controlEvents)
    }
    handlers.removeAll { $0.events.isEmpty }
  }

  /// The events something waits for.
  open var allControlEvents: Event {
    handlers.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// Runs what waits for any of these events, in the order it was added.
  open func sendActions(for controlEvents: Event) {
    for handler in handlers where !handler.events.isDisjoint(with: controlEvents) {
      switch handler.kind {
      case .action(let action): sendAction(action)
      case .target(let target): target.run()
      }
    }
  }

  /// Runs one action for this control.
  open func sendAction(_ action: UIAction) {
    action.performWithSender(self)
  }

  private func removeHandlers(_ events: Event, where matches: (UIAction) -> Bool) {
    guard !handlers.isEmpty else { return }
    for index in handlers.indices {
      if case .action(let action) = handlers[index].kind, matches(action) {
        handlers[index].events.subtract(events)
      }
    }
    handlers.removeAll { $0.events.isEmpty }
  }

  // MARK: As an element

  override var isElementByDefault: Bool { true }

  package override var elementType: ElementType? {
    isAccessibilityElement ? plainElementType ?? .other : nil
  }

  package override var elementIsEnabled: Bool {
    isEnabled && isUserInteractionEnabled && super.elementIsEnabled
  }

  package override var elementIsSelected: Bool { isSelected || super.elementIsSelected }

  override var letsTouchesIn: Bool { isEnabled }

  package override func performTap() throws(Refusal) {
    try requireReachable()
    if !recognizeTap() { activate() }
  }

  override func reactToTap() throws(Refusal) -> Bool {
    try requireReachable()
    activate()
    return true
  }

  /// Does what a finger that goes down and up inside does.
  func activate() {
    isHighlighted = true
    sendActions(for: .touchDown)
    isHighlighted = false
    sendActions(for: .touchUpInside)
  }

  /// Refuses what a person cannot do, with the reason.
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

  /// Where the content lies across.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center

  /// Where the content lies up and down.
  open var contentVerticalAlignment = ContentVerticalAlignment.center
}

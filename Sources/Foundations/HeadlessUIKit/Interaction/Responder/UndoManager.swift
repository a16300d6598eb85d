public import Foundation
public import HeadlessDevice
internal import VirtualTime

/// A manager of actions that the user can undo and redo, as Foundation's.
///
/// Actions of one event are undone together, unless ``groupsByEvent`` is false.
open class UndoManager: NSObject {
  private typealias Action = UndoAction

  /// Actions that are undone together, the newest last.
  private struct Group {
    var name = ""
    var actions: [Action] = []
  }

  private enum Direction {
    case undoing, redoing
  }

  /// Whether each event has a group of its own.
  open var groupsByEvent = true

  /// The largest number of groups that are kept; 0 for any number.
  open var levelsOfUndo = 0 { didSet { limit() } }

  /// The number of groups that are open, one in the other.
  open var groupingLevel: Int { openGroups.count }

  private var openGroups: [Group] = []
  private var undoStack: [Group] = []
  private var redoStack: [Group] = []
  private var direction: Direction?
  private var disabledCount = 0
  private var endOfEvent: VirtualClock.Token?

  // MARK: Registration

  /// Whether actions are registered.
  open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

  /// Ignores actions until ``enableUndoRegistration()`` is called as often.
  open func disableUndoRegistration() { disabledCount += 1 }

  /// Ends the last ``disableUndoRegistration()``.
  open func enableUndoRegistration() { disabledCount = max(0, disabledCount - 1) }

  /// Registers a closure that undoes what happens now; the target is not retained.
  public func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping (Target) -> Void
  ) {
    register(UndoAction(target) { [weak target] in target.map(handler) })
  }

  /// Registers a method that undoes what happens now; the target is not retained, the object is.
  open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    let target = target as AnyObject
    register(
      UndoAction(target) { [weak target] in
        guard let target else { return }
        _ = SelectorCall.call(selector, on: target, [anObject])
      })
  }

  private func register(_ action: Action) {
    guard isUndoRegistrationEnabled else { return }
    if openGroups.isEmpty, groupsByEvent { openGroupOfEvent() }
    guard !openGroups.isEmpty else { return reportMissingGroup() }
    if direction == nil { redoStack = [] }
    openGroups[openGroups.count - 1].actions.append(action)
  }

  private func reportMissingGroup() {
    Device.current.findings.report(
      .undo,
      "An undo was registered without a group, which raises an exception in Foundation: call "
        + "beginUndoGrouping() first, or set groupsByEvent to true.")
  }

  // MARK: Groups

  /// Opens a group, which is undone at once with what it contains.
  open func beginUndoGrouping() {
    if openGroups.isEmpty, groupsByEvent, direction == nil { openGroupOfEvent() }
    openGroups.append(Group())
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  /// Closes the group that was opened last.
  open func endUndoGrouping() {
    guard let group = openGroups.popLast() else { return }
    post(.NSUndoManagerWillCloseUndoGroup)
    guard !group.actions.isEmpty else { return }
    if openGroups.isEmpty {
      keep(group)
    } else {
      openGroups[openGroups.count - 1].actions += group.actions
    }
    post(.NSUndoManagerDidCloseUndoGroup)
  }

  private func openGroupOfEvent() {
    openGroups.append(Group())
    post(.NSUndoManagerDidOpenUndoGroup)
    guard direction == nil else { return }
    endOfEvent = Device.current.clock.schedule(
      after: .zero, for: .init(.endOfEvent, "undo group")
    ) { [weak self] in
      self?.closeGroupOfEvent()
    }
  }

  private func closeGroupOfEvent() {
    guard endOfEvent != nil else { return }
    endOfEvent?.cancel()
    endOfEvent = nil
    endUndoGrouping()
  }

  private func keep(_ group: Group) {
    if direction == .undoing { redoStack.append(group) } else { undoStack.append(group) }
    limit()
  }

  private func limit() {
    guard levelsOfUndo > 0 else { return }
    undoStack.removeFirst(max(0, undoStack.count - levelsOfUndo))
    redoStack.removeFirst(max(0, redoStack.count - levelsOfUndo))
  }

  // MARK: Undo and redo

  /// Whether ``undo()`` would do something.
  open var canUndo: Bool { openGroups.contains { !$0.actions.isEmpty } || !undoStack.isEmpty }
  /// Whether ``redo()`` would do something.
  open var canRedo: Bool { !redoStack.isEmpty }
  /// The number of groups that can be undone.
  open var undoCount: Int { undoStack.count + (openGroups.first?.actions.isEmpty == false ? 1 : 0) }
  /// The number of groups that can be done again.
  open var redoCount: Int { redoStack.count }
  /// Whether an undo is performed now.
  open var isUndoing: Bool { direction == .undoing }
  /// Whether a redo is performed now.
  open var isRedoing: Bool { direction == .redoing }

  /// Closes the event's group, and performs the newest group's actions, the newest first.
  open func undo() {
    closeGroupOfEvent()
    undoNestedGroup()
  }

  /// Performs the newest closed group's actions, the newest first.
  open func undoNestedGroup() {
    guard openGroups.isEmpty else { return reportOpenGroup() }
    guard direction == nil, let group = undoStack.popLast() else { return }
    post(.NSUndoManagerWillUndoChange)
    perform(group, .undoing)
    post(.NSUndoManagerDidUndoChange)
  }

  /// Performs the actions of the last undo again.
  open func redo() {
    closeGroupOfEvent()
    guard openGroups.isEmpty else { return reportOpenGroup() }
    guard direction == nil, let group = redoStack.popLast() else { return }
    post(.NSUndoManagerWillRedoChange)
    perform(group, .redoing)
    post(.NSUndoManagerDidRedoChange)
  }

  private func perform(_ group: Group, _ direction: Direction) {
    self.direction = direction
    openGroups.append(Group(name: group.name))
    for action in group.actions.reversed() { action.perform() }
    while openGroups.count > 1 { endUndoGrouping() }
    endUndoGrouping()
    self.direction = nil
  }

  private func reportOpenGroup() {
    Device.current.findings.report(
      .undo,
      "An undo was performed while a group was open, which raises an exception in Foundation: call "
        + "endUndoGrouping() first.")
  }

  /// Forgets all actions.
  open func removeAllActions() {
    endOfEvent?.cancel()
    (endOfEvent, openGroups, undoStack, redoStack, disabledCount) = (nil, [], [], [], 0)
  }

  /// Forgets the actions of a target.
  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    func without(_ groups: [Group]) -> [Group] {
      groups.map { group in
        Group(name: group.name, actions: group.actions.filter { $0.target !== target })
      }
    }
    openGroups = without(openGroups)
    undoStack = without(undoStack).filter { !$0.actions.isEmpty }
    redoStack = without(redoStack).filter { !$0.actions.isEmpty }
  }

  // MARK: Names

  /// Names the group that is open, or the newest one.
  open func setActionName(_ actionName: String) {
    if !openGroups.isEmpty {
      openGroups[0].name = actionName
    } else if !undoStack.isEmpty {
      undoStack[undoStack.count - 1].name = actionName
    }
  }

  /// The name of what ``undo()`` undoes; empty for none.
  open var undoActionName: String {
    openGroups.first { !$0.actions.isEmpty }?.name ?? undoStack.last?.name ?? ""
  }
  /// The name of what ``redo()`` does again; empty for none.
  open var redoActionName: String { redoStack.last?.name ?? "" }
  /// The title of a menu's item, such as "Undo Typing".
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// The title of a menu's item, such as "Redo Typing".
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  /// Returns the title of a menu's item for a name.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }

  /// Returns the title of a menu's item for a name.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

/// One action of an undo manager.
private struct UndoAction {
  weak var target: AnyObject?
  let perform: () -> Void

  init(_ target: AnyObject, _ perform: @escaping () -> Void) {
    (self.target, self.perform) = (target, perform)
  }
}

extension Finding.Kind {
  /// A wrong use of an undo manager.
  public static let undo = Finding.Kind(rawValue: "undo")
}

nonisolated extension Notification.Name {
  /// Posted after a group was opened.
  public static let NSUndoManagerDidOpenUndoGroup = Self(
    "NSUndoManagerDidOpenUndoGroupNotification")
  /// Posted before a group is closed.
  public static let NSUndoManagerWillCloseUndoGroup = Self(
    "NSUndoManagerWillCloseUndoGroupNotification")
  /// Posted after a group with actions was closed.
  public static let NSUndoManagerDidCloseUndoGroup = Self(
    "NSUndoManagerDidCloseUndoGroupNotification")
  /// Posted before an undo.
  public static let NSUndoManagerWillUndoChange = Self("NSUndoManagerWillUndoChangeNotification")
  /// Posted after an undo.
  public static let NSUndoManagerDidUndoChange = Self("NSUndoManagerDidUndoChangeNotification")
  /// Posted before a redo.
  public static let NSUndoManagerWillRedoChange = Self("NSUndoManagerWillRedoChangeNotification")
  /// Posted after a redo.
  public static let NSUndoManagerDidRedoChange = Self("NSUndoManagerDidRedoChangeNotification")
}

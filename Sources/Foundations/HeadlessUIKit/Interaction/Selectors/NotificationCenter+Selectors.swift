public import Foundation
internal import HeadlessDevice
internal import VirtualTime

extension NotificationCenter {
  /// Calls a method of an observer, by its selector, for every post of a notification.
  ///
  /// The observer is held weakly, as in Foundation. A notification posted on another thread arrives on
  /// the main actor.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: Notification.Name?,
    object anObject: Any?
  ) {
    let observation = SelectorObservation(
      of: observer as AnyObject, calling: aSelector, name: aName, object: anObject)
    observation.begin(in: self)
  }

  /// Calls a closure on the main actor for every post, until the returned observer is removed.
  package func observe(
    _ name: Notification.Name?, _ object: Any?, _ block: @escaping (Notification) -> Void
  ) -> any NSObjectProtocol {
    let observer = BlockObserver(block)
    let observation = SelectorObservation(
      of: observer, calling: Selector("receive:"), name: name, object: object)
    observation.block = observer
    observation.begin(in: self)
    return observer
  }

  /// Removes every observation of an observer, or the observation of a token.
  public func removeObserver(_ observer: AnyObject) {
    SelectorObservations.current.remove(observer, in: self) { _ in true }
    let token: Any = observer
    removeObserver(token)
  }

  /// Removes the observations of an observer for a name and an object; nil means any.
  public func removeObserver(_ observer: AnyObject, name aName: Notification.Name?, object: Any?) {
    let wanted = object.map { $0 as AnyObject }
    SelectorObservations.current.remove(observer, in: self) {
      (aName == nil || $0.name == aName) && (wanted == nil || $0.object === wanted)
    }
    let token: Any = observer
    removeObserver(token, name: aName, object: object)
  }
}

/// An observer of notifications that is called by its selector.
final class SelectorObservation {
  fileprivate private(set) weak var observer: AnyObject?
  private let selector: Selector
  let name: Notification.Name?
  let object: AnyObject?
  fileprivate private(set) weak var center: NotificationCenter?
  private var token: (any NSObjectProtocol)?
  /// Keeps the observer of a closure, which nobody else need hold.
  fileprivate var block: BlockObserver?

  init(
    of observer: AnyObject, calling selector: Selector, name: Notification.Name?, object: Any?
  ) {
    self.observer = observer
    self.selector = selector
    self.name = name
    self.object = object.map { $0 as AnyObject }
  }

  fileprivate func begin(in center: NotificationCenter) {
    self.center = center
    SelectorObservations.current.add(self)
    let none: (any OperationQueue & NoOperationQueue)? = nil
    token = center.addObserver(forName: name, object: object, queue: none) { [weak self] posted in
      if MainQueueMark.isHere {
        posted.passToMainActor { self?.deliver($0) }
      } else {
        let name = posted.name
        Task { @MainActor in self?.deliver(Notification(name: name)) }
      }
    }
  }

  fileprivate func end() {
    if let center, let token {
      let anyToken: Any = token
      center.removeObserver(anyToken)
    }
    token = nil
  }

  private func deliver(_ notification: Notification) {
    guard let observer else { return SelectorObservations.current.end(self) }
    SelectorCall.send(selector, to: observer, from: notification)
  }
}

/// An observer that is a closure.
private final class BlockObserver: NSObject, SelectorTarget {
  private let block: (Notification) -> Void

  init(_ block: @escaping (Notification) -> Void) {
    self.block = block
    super.init()
  }

  func rehearsalMethod(for selector: Selector) -> SelectorMethod? {
    { [block] in
      block(try $0.argument(0))
      return nil
    }
  }
}

/// The observers of the current device that are called by selectors.
final class SelectorObservations {
  private var all: [SelectorObservation] = []

  /// The observers of the current device.
  static var current: SelectorObservations {
    Device.current.attached(SelectorObservations.self) { SelectorObservations() }
  }

  fileprivate func add(_ observation: SelectorObservation) {
    if all.count > 32, all.count.nonzeroBitCount == 1 { removeEnded() }
    all.append(observation)
  }

  fileprivate func end(_ observation: SelectorObservation) {
    observation.end()
    all.removeAll { $0 === observation }
  }

  fileprivate func remove(
    _ observer: AnyObject, in center: NotificationCenter,
    where matches: (SelectorObservation) -> Bool
  ) {
    all.removeAll {
      guard $0.observer === observer, $0.center === center, matches($0) else { return false }
      $0.end()
      return true
    }
  }

  private func removeEnded() {
    all.removeAll {
      guard $0.observer == nil else { return false }
      $0.end()
      return true
    }
  }
}

import HeadlessDevice

/// An observable value: read by everyone, changed only by a ``DynamicValueModifier``.
///
/// An observer is forgotten with the object it observes for, so nobody has to remove one.
public final class DynamicValue<Value> {
  /// The value now.
  public fileprivate(set) var value: Value {
    didSet {
      if let name { Device.current.log.post("\(name) = \(value)") }
      notify()
    }
  }

  private struct Observer {
    weak var owner: AnyObject?
    let handler: () -> Void
  }

  private let name: String?
  private var observers: [Observer] = []

  /// Creates a value nobody observes yet.
  ///
  /// - Parameters:
  ///   - value: what it begins with.
  ///   - name: what its changes are called in the device's event log; nil keeps them out of it.
  public init(_ value: Value, named name: String? = nil) {
    self.value = value
    self.name = name
  }

  /// Calls back after every change, for as long as the owner lives.
  public func addObserver(_ owner: AnyObject, handler: @escaping () -> Void) {
    observers.removeAll { $0.owner == nil }
    observers.append(Observer(owner: owner, handler: handler))
  }

  /// How many observers there are whose owners live.
  public var observerCount: Int {
    observers.count { $0.owner != nil }
  }

  private func notify() {
    for observer in observers where observer.owner != nil {
      observer.handler()
    }
  }
}

/// Who may change dynamic values: a domain state its own.
@MainActor public protocol DynamicValueModifier {}

extension DynamicValueModifier {
  /// Changes a value and tells its observers, also where the new value equals the old one.
  public func setValue<Value>(_ dynamicValue: DynamicValue<Value>, value: Value) {
    dynamicValue.value = value
  }
}

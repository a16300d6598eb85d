import HeadlessDevice

/// An observable value that only a ``DynamicValueModifier`` can change.
///
/// An observer is removed when its owner is released.
public final class DynamicValue<Value> {
  /// The current value.
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

  /// Creates a value without observers.
  ///
  /// - Parameters:
  ///   - value: the initial value.
  ///   - name: the name of its changes in the device's event log; nil to not log them.
  public init(_ value: Value, named name: String? = nil) {
    self.value = value
    self.name = name
  }

  /// Adds an observer that is called after every change, for as long as the owner lives.
  public func addObserver(_ owner: AnyObject, handler: @escaping () -> Void) {
    observers.removeAll { $0.owner == nil }
    observers.append(Observer(owner: owner, handler: handler))
  }

  /// The number of observers whose owners are alive.
  public var observerCount: Int {
    observers.count { $0.owner != nil }
  }

  private func notify() {
    for observer in observers where observer.owner != nil {
      observer.handler()
    }
  }
}

/// A type that may change dynamic values: a domain state, which changes its own.
@MainActor public protocol DynamicValueModifier {}

extension DynamicValueModifier {
  /// Sets a value and calls its observers, even if the new value equals the old one.
  public func setValue<Value>(_ dynamicValue: DynamicValue<Value>, value: Value) {
    dynamicValue.value = value
  }
}

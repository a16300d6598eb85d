/// A publisher that code sends values into.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to the subscribers.
  func send(_ value: Output)
  /// Sends the end to the subscribers.
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  /// Sends an event without a value.
  public func send() { send(()) }
}

/// The subscribers of a subject, in their order.
private final class Subscriptions<Output, Failure: Error> {
  private var all: [(number: Int, downstream: Downstream<Output, Failure>)] = []
  private var count = 0
  private(set) var end: Subscribers.Completion<Failure>?

  func add(_ downstream: Downstream<Output, Failure>) {
    if let end { return downstream.send(completion: end) }
    count += 1
    let number = count
    all.append((number, downstream))
    downstream.hold(AnyCancellable { [weak self] in self?.all.removeAll { $0.number == number } })
  }

  func send(_ value: Output) {
    guard end == nil else { return }
    for entry in all { entry.downstream.send(value) }
  }

  func send(completion: Subscribers.Completion<Failure>) {
    guard end == nil else { return }
    end = completion
    let receivers = all
    all = []
    for entry in receivers { entry.downstream.send(completion: completion) }
  }
}

/// A subject that keeps no value.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let subscriptions = Subscriptions<Output, Failure>()

  /// Creates a subject.
  public init() {}

  /// Sends a value to the subscribers.
  public func send(_ value: Output) { subscriptions.send(value) }

  /// Sends the end to the subscribers.
  public func send(completion: Subscribers.Completion<Failure>) {
    subscriptions.send(completion: completion)
  }

  /// Connects a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    Publishers.Made { [subscriptions] in subscriptions.add($0) }.receive(subscriber: subscriber)
  }
}

/// A subject that keeps its last value and sends it to each new subscriber.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let subscriptions = Subscriptions<Output, Failure>()
  private var stored: Output
  private var held: [AnyCancellable] = []

  /// Creates a subject with a value.
  public init(_ value: Output) { stored = value }

  /// The last value; setting it sends it.
  public var value: Output {
    get { stored }
    set { send(newValue) }
  }

  /// Keeps a value and sends it to the subscribers.
  public func send(_ value: Output) {
    guard subscriptions.end == nil else { return }
    stored = value
    subscriptions.send(value)
  }

  /// Sends the end to the subscribers.
  public func send(completion: Subscribers.Completion<Failure>) {
    subscriptions.send(completion: completion)
  }

  /// Connects a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    Publishers.Made { [weak self] downstream in
      guard let self else { return }
      subscriptions.add(downstream)
      downstream.send(stored)
    }.receive(subscriber: subscriber)
  }

  func hold(_ token: AnyCancellable) { held.append(token) }

  /// Changes the value after the subscribers were sent it, as a published property does.
  func publish(_ value: Output) {
    subscriptions.send(value)
    stored = value
  }
}

/// A property that publishes each new value before it changes.
@propertyWrapper
public struct Published<Value> {
  /// The publisher of a property: its value, then each new one.
  public struct Publisher: HeadlessCombine.Publisher {
    /// The type of the values.
    public typealias Output = Value
    /// A property does not fail.
    public typealias Failure = Never

    let subject: CurrentValueSubject<Value, Never>
    /// The object whose property it is, if that was asked for in a class.
    weak var owner: (any ObservableObject)?

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Value, S.Failure == Never { subject.receive(subscriber: subscriber) }
  }

  private let subject: CurrentValueSubject<Value, Never>

  /// Creates a property with a value.
  public init(wrappedValue: Value) { subject = CurrentValueSubject(wrappedValue) }

  /// Creates a property with a value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// The publisher of the property.
  public var projectedValue: Publisher {
    get { Publisher(subject: subject) }
    set {}
  }

  /// The publisher of a property in a class, which assigning to it tells of the change.
  public static subscript<Root: AnyObject>(
    _enclosingInstance root: Root, projected keyPath: ReferenceWritableKeyPath<Root, Publisher>,
    storage storagePath: ReferenceWritableKeyPath<Root, Self>
  ) -> Publisher {
    get {
      Publisher(
        subject: root[keyPath: storagePath].subject, owner: root as? any ObservableObject)
    }
    set {}
  }

  /// The value; classes use the enclosing subscript.
  public var wrappedValue: Value {
    get { subject.value }
    nonmutating set { subject.publish(newValue) }
  }

  /// The value in a class, whose `objectWillChange` is sent before it changes.
  public static subscript<Root: AnyObject>(
    _enclosingInstance root: Root, wrapped keyPath: ReferenceWritableKeyPath<Root, Value>,
    storage storagePath: ReferenceWritableKeyPath<Root, Self>
  ) -> Value {
    get { root[keyPath: storagePath].subject.value }
    set {
      (root as? any ObservableObject)?.rehearsalWillChange()
      root[keyPath: storagePath].subject.publish(newValue)
    }
  }
}

/// An object that tells before it changes.
public protocol ObservableObject: AnyObject {
  /// The type of the publisher.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  /// The publisher of changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject {
  func rehearsalWillChange() {
    (objectWillChange as? ObservableObjectPublisher)?.send()
  }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher of changes of published properties.
  public var objectWillChange: ObservableObjectPublisher { ObjectChanges.publisher(of: self) }
}

/// The publisher of an object's changes.
public final class ObservableObjectPublisher: Publisher {
  /// A change has no value.
  public typealias Output = Void
  /// A change does not fail.
  public typealias Failure = Never

  private let subject = PassthroughSubject<Void, Never>()

  /// Creates a publisher.
  public init() {}

  /// Sends a change.
  public func send() { subject.send() }

  /// Connects a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    subject.receive(subscriber: subscriber)
  }
}

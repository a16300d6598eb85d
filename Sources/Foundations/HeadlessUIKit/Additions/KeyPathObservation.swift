public import Foundation
internal import HeadlessDevice

/// The keys of the dictionary that an observer of a key path as text is told.
nonisolated public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The text.
  public let rawValue: String

  /// Creates a key from a text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The kind of the change, a number of ``NSKeyValueChange``.
  public static let kindKey = Self(rawValue: "kind")
  /// The value after the change.
  public static let newKey = Self(rawValue: "new")
  /// The value before the change.
  public static let oldKey = Self(rawValue: "old")
  /// The changed indexes of a collection; never there.
  public static let indexesKey = Self(rawValue: "indexes")
  /// Whether the call comes before the change; never there.
  public static let notificationIsPriorKey = Self(rawValue: "notificationIsPrior")
}

/// An object that is told of changes of key paths as text.
///
/// `rehearse port` adds it to the classes that override `observeValue(forKeyPath:of:change:context:)`.
public protocol KeyPathObserver: AnyObject {
  /// Tells of a change of an object.
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?)
}

extension KeyValueObservable {
  /// Tells an observer of each change at a key path, such as `estimatedProgress`, until it is removed.
  ///
  /// The observer is not retained, as in Foundation. A change of any object on the path counts.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    let observation = KeyPathObservation(
      of: self, keyPath, by: observer, options, context: context)
    KeyPathObservations.current.add(observation)
    observation.start()
  }

  /// Ends the observation of a key path; one that was never begun is a finding, as it ends an app.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    KeyPathObservations.current.remove(observer, of: self, keyPath) { _ in true }
  }

  /// Ends the observation of a key path with a context.
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    KeyPathObservations.current.remove(observer, of: self, keyPath) { $0 == context }
  }

  /// Tells nobody: what an observer's own method calls on its superclass.
  public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  /// Announces a change; without effect.
  public func willChangeValue(forKey key: String) {}

  /// Tells the observers of a property that it has changed.
  public func didChangeValue(forKey key: String) {
    KeyValueChanges.current.post(self, nil, key) { PropertyReader.value(of: self, named: key) }
  }
}

/// An observation of a key path as text.
final class KeyPathObservation: PropertyWatch {
  fileprivate weak var object: NSObject?
  fileprivate weak var observer: NSObject?
  /// Both objects by identity, since a weak reference is nil while its object is released.
  fileprivate let pair: [ObjectIdentifier]
  fileprivate let keyPath: String
  fileprivate let context: UnsafeMutableRawPointer?
  private let options: NSKeyValueObservingOptions
  private let names: [String]
  /// The names by which changes on the path may be told: those of the path, and UIKit's.
  private let properties: Set<String>
  /// The objects on the path, the first of which is the observed one.
  private var owners: [Weak] = []
  private var last: Any?
  private var isEnded = false

  private struct Weak { weak var object: AnyObject? }

  fileprivate init(
    of object: NSObject, _ keyPath: String, by observer: NSObject,
    _ options: NSKeyValueObservingOptions, context: UnsafeMutableRawPointer?
  ) {
    self.object = object
    self.observer = observer
    pair = [ObjectIdentifier(object), ObjectIdentifier(observer)]
    self.keyPath = keyPath
    self.options = options
    self.context = context
    names = keyPath.split(separator: ".").map(String.init)
    properties = Set(names.map { Self.properties[$0] ?? $0 })
  }

  /// The names of UIKit's properties in Swift, by their keys.
  private static let properties = [
    "enabled": "isEnabled", "selected": "isSelected", "highlighted": "isHighlighted",
    "hidden": "isHidden",
  ]

  fileprivate var isValid: Bool { !isEnded && object != nil && observer != nil }

  fileprivate func start() {
    last = readPath()
    if options.contains(.initial) { report(old: nil) }
  }

  fileprivate func end() { isEnded = true }

  func tell(_ posted: AnyKeyPath?, _ name: String, _ value: () -> Any?) {
    guard !isEnded, properties.contains(name) || names.contains(name) else { return }
    let old = last
    last = names.count == 1 ? PropertyReader.unwrapped(value()) : readPath()
    report(old: old)
  }

  /// Reads the value and watches the objects on the path that are not watched yet.
  private func readPath() -> Any? {
    var value: Any? = object
    for (depth, name) in names.enumerated() {
      guard let owner = value as? NSObject else { return nil }
      watch(owner, at: depth)
      value = PropertyReader.value(of: owner, named: name)
    }
    return value
  }

  private func watch(_ owner: NSObject, at depth: Int) {
    if depth < owners.count, owners[depth].object === owner { return }
    owners = owners.prefix(depth) + [Weak(object: owner)]
    KeyValueChanges.current.add(self, to: owner)
  }

  private func report(old: Any?) {
    guard let object, let observer = observer as? any KeyPathObserver else { return }
    var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
    if options.contains(.new) { change[.newKey] = last ?? NSNull() }
    if options.contains(.old) { change[.oldKey] = old }
    observer.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
  }
}

/// The observations of key paths on one device.
private final class KeyPathObservations {
  private var all: [KeyPathObservation] = []

  static var current: KeyPathObservations {
    Device.current.attached(KeyPathObservations.self) { KeyPathObservations() }
  }

  func add(_ observation: KeyPathObservation) {
    if all.count > 32, all.count.nonzeroBitCount == 1 { all.removeAll { !$0.isValid } }
    all.append(observation)
  }

  /// Ends the newest observation of a path that matches.
  func remove(
    _ observer: NSObject, of object: NSObject, _ keyPath: String,
    where matches: (UnsafeMutableRawPointer?) -> Bool
  ) {
    let pair = [ObjectIdentifier(object), ObjectIdentifier(observer)]
    let index = all.lastIndex {
      $0.pair == pair && $0.keyPath == keyPath && matches($0.context)
    }
    guard let index else {
      Device.current.findings.report(
        .foundation,
        """
        cannot remove an observer for the key path "\(keyPath)" from \(type(of: object)): \
        \(type(of: observer)) is not registered as an observer of it
        """)
      return
    }
    all.remove(at: index).end()
  }
}

/// An object whose values have keys that are no properties, such as an app's defaults.
package protocol KeyedObject: NSObject {
  /// Returns the value of a key; nil for none.
  func keyedValue(_ key: String) -> Any?
}

/// Reads properties by their names, since there is no key-value coding off Apple's systems.
package enum PropertyReader {
  /// Returns the value of a stored property or of one that UIKit publishes; nil if it is nil or unknown.
  static func value(of object: NSObject, named name: String) -> Any? {
    if let keyed = object as? any KeyedObject { return keyed.keyedValue(name) }
    return published(object, name) ?? stored(object, name)
  }

  private static func published(_ object: NSObject, _ name: String) -> Any? {
    switch (object, name) {
    case (let view as UIScrollView, "contentOffset"): view.contentOffset
    case (let view as UIScrollView, "contentSize"): view.contentSize
    case (let control as UIControl, "isEnabled"), (let control as UIControl, "enabled"):
      control.isEnabled
    case (let control as UIControl, "isSelected"), (let control as UIControl, "selected"):
      control.isSelected
    case (let control as UIControl, "isHighlighted"), (let control as UIControl, "highlighted"):
      control.isHighlighted
    case (let view as UIView, "isHidden"), (let view as UIView, "hidden"): view.isHidden
    case (let field as UITextField, "text"): field.text
    default: nil
    }
  }

  /// Returns the value of a stored property, also of a superclass; nil if it is nil or unknown.
  package static func stored(_ object: Any, _ name: String) -> Any? {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      let found = current.children.first {
        $0.label == name || $0.label == "$__lazy_storage_$_\(name)"
      }
      if let found { return unwrapped(found.value) }
      mirror = current.superclassMirror
    }
    return nil
  }

  /// The value in an optional, at any depth.
  package static func unwrapped(_ value: Any?) -> Any? {
    guard let value else { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return unwrapped(mirror.children.first?.value)
  }
}

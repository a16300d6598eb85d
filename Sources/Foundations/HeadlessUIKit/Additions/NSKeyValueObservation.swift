public import Foundation
internal import HeadlessDevice

/// The values that an observation asks for.
nonisolated public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The value after a change.
  public static let new = Self(rawValue: 1)
  /// The value before a change.
  public static let old = Self(rawValue: 2)
  /// A first call with the current value.
  public static let initial = Self(rawValue: 4)
  /// A call before a change; without effect.
  public static let prior = Self(rawValue: 8)
}

/// The kind of a change.
nonisolated public enum NSKeyValueChange: UInt, Sendable {
  /// A value was set.
  case setting = 1
  /// Values were added, removed or replaced in a collection.
  case insertion = 2
  /// Values were removed from a collection.
  case removal = 3
  /// Values of a collection were replaced.
  case replacement = 4
}

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
  /// The kind of the change.
  public let kind = NSKeyValueChange.setting
  /// The value after the change, if it was asked for.
  public let newValue: Value?
  /// The value before the change, if it was asked for.
  public let oldValue: Value?
  /// The changed indexes of a collection; nil for a value that was set.
  public var indexes: IndexSet? { nil }
  /// Whether the call comes before the change; always false.
  public var isPrior: Bool { false }
}

/// The receiver of an object's changes.
protocol PropertyWatch: AnyObject {
  /// Tells of a change: the path and the name of the property, as far as they are known.
  func tell(_ posted: AnyKeyPath?, _ name: String, _ value: () -> Any?)
}

/// An observation of a property, which ends with its release.
public final class NSKeyValueObservation: NSObject, PropertyWatch {
  fileprivate weak var object: AnyObject?
  fileprivate let keyPath: AnyKeyPath
  private var changed: ((_ isKnown: Bool) -> Void)?

  fileprivate init(_ object: AnyObject, _ keyPath: AnyKeyPath) {
    self.object = object
    self.keyPath = keyPath
  }

  fileprivate func start(_ changed: @escaping (_ isKnown: Bool) -> Void) {
    self.changed = changed
    if let object { KeyValueChanges.current.add(self, to: object) }
  }

  /// Ends the observation.
  public func invalidate() { changed = nil }

  /// Tells of a change.
  ///
  /// A path that names a subclass differs from the one that is posted, so that the value decides.
  func tell(_ posted: AnyKeyPath?, _ name: String, _ value: () -> Any?) {
    guard let posted else { return changed?(false) ?? () }
    if keyPath == posted {
      changed?(true)
    } else if type(of: keyPath).rootType != type(of: posted).rootType {
      changed?(false)
    }
  }
}

/// The observations on one device.
final class KeyValueChanges {
  private struct Entry { weak var watch: (any PropertyWatch)? }

  private var entries: [ObjectIdentifier: [Entry]] = [:]

  static var current: KeyValueChanges {
    Device.current.attached(KeyValueChanges.self) { KeyValueChanges() }
  }

  /// Whether anything was ever observed in this process, so that others pay one comparison.
  fileprivate(set) static var isUsed = false

  /// Tells a watch of the changes of an object for as long as the watch lives.
  func add(_ watch: any PropertyWatch, to object: AnyObject) {
    Self.isUsed = true
    entries[ObjectIdentifier(object), default: []].append(Entry(watch: watch))
  }

  /// Tells the watches of an object that a property has changed.
  func post(_ object: AnyObject, _ keyPath: AnyKeyPath?, _ name: String, _ value: () -> Any?) {
    let key = ObjectIdentifier(object)
    guard let found = entries[key] else { return }
    let kept = found.filter { $0.watch != nil }
    entries[key] = kept.isEmpty ? nil : kept
    for entry in kept { entry.watch?.tell(keyPath, name, value) }
  }
}

/// Whether two values are equal; values that cannot be compared are.
func areEqual<Value>(_ first: Value, _ second: Value) -> Bool {
  func compare<Compared: Equatable>(_ first: Compared) -> Bool { first == second as? Compared }
  return (first as? any Equatable).map { compare($0) } ?? true
}

/// Tells the observers of a property that it has changed.
///
/// UIKit's published properties call it, and so do the `dynamic` properties of ported apps.
public func rehearsalDidChange<Object: AnyObject>(
  _ object: Object, _ keyPath: @autoclosure () -> PartialKeyPath<Object>, named name: String = ""
) {
  guard KeyValueChanges.isUsed else { return }
  let path = keyPath()
  KeyValueChanges.current.post(object, path, name) { object[keyPath: path] }
}

/// An object whose properties can be observed.
public protocol KeyValueObservable: NSObject {}

extension NSObject: KeyValueObservable {}

extension KeyValueObservable {
  /// Calls a closure after each change of a property, until the observation is released.
  ///
  /// The properties are UIKit's published ones (`contentOffset`, `contentSize`, `isHidden`, `text` of a
  /// field, `isEnabled`, `isSelected`) and the `@objc dynamic` ones of a ported app.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let observation = NSKeyValueObservation(self, keyPath)
    var last = self[keyPath: keyPath]
    observation.start { [weak self] isKnown in
      guard let self else { return }
      let (old, new) = (last, self[keyPath: keyPath])
      guard isKnown || !areEqual(old, new) else { return }
      last = new
      changeHandler(
        self,
        .init(
          newValue: options.contains(.new) ? new : nil,
          oldValue: options.contains(.old) ? old : nil))
    }
    if options.contains(.initial) {
      changeHandler(self, .init(newValue: options.contains(.new) ? last : nil, oldValue: nil))
    }
    return observation
  }
}

import Foundation

/// An object whose methods and outlets can be reached by name.
///
/// UIKit's classes conform. `rehearse port` writes the two methods into every class of an app that has
/// `@objc`, `@IBAction` or `@IBOutlet` members.
@MainActor public protocol SelectorTarget: AnyObject {
  /// Returns the method with a name; nil if the object does not respond to it.
  func rehearsalMethod(for selector: Selector) -> SelectorMethod?

  /// Assigns a value to the outlet or property with a name; returns false if there is none.
  func rehearsalSet(_ value: Any?, forKey key: String) -> Bool
}

/// A method that is called by its selector.
public typealias SelectorMethod = (SelectorArguments) throws -> Any?

extension SelectorTarget {
  /// Returns nil: the object has no methods that are called by name.
  public func rehearsalMethod(for selector: Selector) -> SelectorMethod? { nil }

  /// Returns false: the object has no outlets.
  public func rehearsalSet(_ value: Any?, forKey key: String) -> Bool { false }
}

/// The arguments of a method that is called by its selector.
public struct SelectorArguments {
  private let values: [Any?]

  /// Creates arguments.
  init(_ values: [Any?]) { self.values = values }

  /// Returns an argument as the type that the method expects.
  ///
  /// - Throws: ``SelectorMismatch`` if it is of another type.
  public func argument<Value>(_ index: Int) throws -> Value {
    let value = index < values.count ? values[index] : nil
    if let typed = value as? Value { return typed }
    if let value, let typed = value as? Value { return typed }
    if let pointer = value as? UnsafeRawPointer,
      let typed = UnsafeMutableRawPointer(mutating: pointer) as? Value
    {
      return typed
    }
    if value == nil, index < values.count, let zero: Value = Self.zero() { return zero }
    throw SelectorMismatch(
      index: index, expected: "\(Value.self)",
      actual: value.map { "\(type(of: $0))" } ?? "nil")
  }

  /// Returns false or 0, as which a method sees nil where it expects no object; nil for other types.
  private static func zero<Value>() -> Value? {
    let zeros: [Any] = [false, 0, UInt(0), Int32(0), Int64(0), 0.0, Float(0), CGFloat(0)]
    return zeros.lazy.compactMap { $0 as? Value }.first
  }

  /// Returns an argument that the method does not read, an object of whatever class is sent.
  ///
  /// UIKit does not compare the sender with the method's parameter, and a method that ignores it
  /// works with any.
  ///
  /// - Throws: ``SelectorMismatch`` if no object is sent, or no object is expected.
  public func unreadArgument<Value>(_ index: Int) throws -> Value {
    do {
      return try argument(index)
    } catch {
      if let none = Any?.none as? Value { return none }
      guard Value.self is AnyClass, index < values.count, let sent = values[index],
        type(of: sent) is AnyClass
      else { throw error }
      return unsafeBitCast(sent as AnyObject, to: Value.self)
    }
  }
}

/// An argument of another type than the method expects.
public struct SelectorMismatch: Error {
  let index: Int
  let expected: String
  let actual: String
}

/// Assigns a value to a variable if it is of its type; nil clears an optional variable.
///
/// The tables that `rehearse port` writes call it.
///
/// - Returns: whether the value was of the type.
@discardableResult
public func rehearsalAssign<Value>(_ value: Any?, to variable: inout Value) -> Bool {
  rehearsalAssign(value) { variable = $0 }
}

/// Calls a setter with a value if it is of its type, without the getter of the property.
///
/// - Returns: whether the value was of the type.
@discardableResult
public func rehearsalAssign<Value>(_ value: Any?, _ set: (Value) -> Void) -> Bool {
  guard let typed = value as? Value else { return false }
  set(typed)
  return true
}

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are those of SwiftKeychainWrapper, and their documentation is too.
public import Foundation

extension KeychainWrapper {
  nonisolated public struct Key: Hashable, RawRepresentable, ExpressibleByStringLiteral, Sendable {
    public var rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }
  }

  public func remove(forKey key: Key) { removeObject(forKey: key.rawValue) }
  public func data(forKey key: Key) -> Data? { data(forKey: key.rawValue) }
  public func bool(forKey key: Key) -> Bool? { bool(forKey: key.rawValue) }
  public func integer(forKey key: Key) -> Int? { integer(forKey: key.rawValue) }
  public func float(forKey key: Key) -> Float? { float(forKey: key.rawValue) }
  public func cgFloat(forKey key: Key) -> CGFloat? { float(forKey: key).map { CGFloat($0) } }
  public func double(forKey key: Key) -> Double? { double(forKey: key.rawValue) }
  public func string(forKey key: Key) -> String? { string(forKey: key.rawValue) }
}

// Setting nil changes nothing, as in the library.

extension KeychainWrapper {
  public subscript(key: Key) -> String? {
    get { string(forKey: key) }
    set { if let newValue { set(newValue, forKey: key.rawValue) } }
  }

  public subscript(key: Key) -> Bool? {
    get { bool(forKey: key) }
    set { if let newValue { set(newValue, forKey: key.rawValue) } }
  }

  public subscript(key: Key) -> Int? {
    get { integer(forKey: key) }
    set { if let newValue { set(newValue, forKey: key.rawValue) } }
  }

  public subscript(key: Key) -> Double? {
    get { double(forKey: key) }
    set { if let newValue { set(newValue, forKey: key.rawValue) } }
  }

  public subscript(key: Key) -> Float? {
    get { float(forKey: key) }
    set { if let newValue { set(newValue, forKey: key.rawValue) } }
  }

  public subscript(key: Key) -> Data? {
    get { data(forKey: key) }
    set { if let newValue { set(newValue, forKey: key.rawValue) } }
  }

  public subscript(key: Key) -> CGFloat? {
    get { cgFloat(forKey: key) }
    set { if let newValue { set(Float(newValue), forKey: key.rawValue) } }
  }
}

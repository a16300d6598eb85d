// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Nimble's, and their documentation is too.
public import Foundation

/// A value with a text of its own in failures.
nonisolated public protocol TestOutputStringConvertible {
  var testDescription: String { get }
}

/// Returns the text of a value in failures.
nonisolated public func stringify<T>(_ value: T?) -> String {
  switch value {
  case nil: "nil"
  case let value as any TestOutputStringConvertible: value.testDescription
  case let value as any CustomDebugStringConvertible: value.debugDescription
  case let value?: String(describing: value)
  }
}

/// Returns the texts of values with commas between them.
func list<T>(_ items: [T]) -> String { items.map { stringify($0) }.joined(separator: ", ") }

/// Returns the address of an object.
func identity(_ object: AnyObject?) -> String {
  guard let object else { return "nil" }
  let address = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
  return "<0x\(String(address, radix: 16))>"
}

public func prettyCollectionType<T: Collection>(_ collection: T) -> String {
  String(describing: type(of: collection))
}

nonisolated extension String: TestOutputStringConvertible {
  public var testDescription: String { self }
}

nonisolated extension Double: TestOutputStringConvertible {
  public var testDescription: String { NSNumber(value: self).testDescription }
}

nonisolated extension Float: TestOutputStringConvertible {
  public var testDescription: String { NSNumber(value: self).testDescription }
}

nonisolated extension NSNumber: TestOutputStringConvertible {
  /// The number with at most four digits behind the point.
  public var testDescription: String {
    let parts = description.split(separator: ".")
    guard parts.count == 2 else { return description }
    // Off Apple's systems a whole number of floating point is described with its point.
    if parts[1] == "0" { return String(parts[0]) }
    return String(format: "%.\(min(parts[1].count, 4))f", doubleValue)
  }
}

nonisolated extension Array: TestOutputStringConvertible {
  public var testDescription: String { "[\(map { stringify($0) }.joined(separator: ", "))]" }
}

nonisolated extension Data: TestOutputStringConvertible {
  public var testDescription: String { "Data<hash=\((self as NSData).hash),length=\(count)>" }
}

nonisolated extension Date: TestOutputStringConvertible {
  public var testDescription: String {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy-MM-dd HH:mm:ss.SSSS"
    formatter.locale = Locale(identifier: "en_US_POSIX")
    return formatter.string(from: self)
  }
}

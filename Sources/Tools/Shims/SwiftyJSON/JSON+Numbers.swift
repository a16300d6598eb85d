// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are SwiftyJSON's, and their documentation is too.
public import Foundation

nonisolated extension JSON {
  public var number: NSNumber? {
    get {
      switch content {
      case .number(let number): number
      case .bool(let flag): NSNumber(value: flag ? 1 : 0)
      default: nil
      }
    }
    set { object = newValue ?? NSNull() }
  }

  /// The number, also of a text; zero if there is none.
  public var numberValue: NSNumber {
    get {
      guard case .string(let string) = content else { return number ?? NSNumber(value: 0) }
      let decimal = NSDecimalNumber(string: string)
      return decimal.decimalValue.isNaN ? NSDecimalNumber.zero : decimal
    }
    set { object = newValue }
  }

  public var double: Double? {
    get { number?.doubleValue }
    set { number = newValue.map { NSNumber(value: $0) } }
  }

  public var doubleValue: Double {
    get { numberValue.doubleValue }
    set { numberValue = NSNumber(value: newValue) }
  }

  public var float: Float? {
    get { number?.floatValue }
    set { number = newValue.map { NSNumber(value: $0) } }
  }

  public var floatValue: Float {
    get { numberValue.floatValue }
    set { numberValue = NSNumber(value: newValue) }
  }

  public var int: Int? {
    get { number?.intValue }
    set { number = newValue.map { NSNumber(value: $0) } }
  }

  public var intValue: Int {
    get { numberValue.intValue }
    set { numberValue = NSNumber(value: newValue) }
  }

  public var uInt: UInt? {
    get { number?.uintValue }
    set { number = newValue.map { NSNumber(value: $0) } }
  }

  public var uIntValue: UInt {
    get { numberValue.uintValue }
    set { numberValue = NSNumber(value: newValue) }
  }

  public var int8: Int8? {
    get { number?.int8Value }
    set { number = newValue.map { NSNumber(value: $0) } }
  }

  public var int8Value: Int8 {
    get { numberValue.int8Value }
    set { numberValue = NSNumber(value: newValue) }
  }

  public var uInt8: UInt8? {
    get { number?.uint8Value }
    set { number = newValue.map { NSNumber(value: $0) } }
  }

  public var uInt8Value: UInt8 {
    get { numberValue.uint8Value }
    set { numberValue = NSNumber(value: newValue) }
  }

  public var int16: Int16? {
    get { number?.int16Value }
    set { number = newValue.map { NSNumber(value: $0) } }
  }

  public var int16Value: Int16 {
    get { numberValue.int16Value }
    set { numberValue = NSNumber(value: newValue) }
  }

  public var uInt16: UInt16? {
    get { number?.uint16Value }
    set { number = newValue.map { NSNumber(value: $0) } }
  }

  public var uInt16Value: UInt16 {
    get { numberValue.uint16Value }
    set { numberValue = NSNumber(value: newValue) }
  }

  public var int32: Int32? {
    get { number?.int32Value }
    set { number = newValue.map { NSNumber(value: $0) } }
  }

  public var int32Value: Int32 {
    get { numberValue.int32Value }
    set { numberValue = NSNumber(value: newValue) }
  }

  public var uInt32: UInt32? {
    get { number?.uint32Value }
    set { number = newValue.map { NSNumber(value: $0) } }
  }

  public var uInt32Value: UInt32 {
    get { numberValue.uint32Value }
    set { numberValue = NSNumber(value: newValue) }
  }

  public var int64: Int64? {
    get { number?.int64Value }
    set { number = newValue.map { NSNumber(value: $0) } }
  }

  public var int64Value: Int64 {
    get { numberValue.int64Value }
    set { numberValue = NSNumber(value: newValue) }
  }

  public var uInt64: UInt64? {
    get { number?.uint64Value }
    set { number = newValue.map { NSNumber(value: $0) } }
  }

  public var uInt64Value: UInt64 {
    get { numberValue.uint64Value }
    set { numberValue = NSNumber(value: newValue) }
  }
}

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Realm's, and their documentation is too.
public import Foundation

/// A value that has an order.
public protocol MinMaxType: _Persistable {}

/// A number that can be added.
public protocol AddableType: _Persistable {
  /// Returns the number nearest to another.
  static func rehearsalNumber(_ number: NSNumber) -> Self
}

extension Int: MinMaxType, AddableType {
  public static func rehearsalNumber(_ number: NSNumber) -> Int { number.intValue }
}
extension Int8: MinMaxType, AddableType {
  public static func rehearsalNumber(_ number: NSNumber) -> Int8 { number.int8Value }
}
extension Int16: MinMaxType, AddableType {
  public static func rehearsalNumber(_ number: NSNumber) -> Int16 { number.int16Value }
}
extension Int32: MinMaxType, AddableType {
  public static func rehearsalNumber(_ number: NSNumber) -> Int32 { number.int32Value }
}
extension Int64: MinMaxType, AddableType {
  public static func rehearsalNumber(_ number: NSNumber) -> Int64 { number.int64Value }
}
extension Float: MinMaxType, AddableType {
  public static func rehearsalNumber(_ number: NSNumber) -> Float { number.floatValue }
}
extension Double: MinMaxType, AddableType {
  public static func rehearsalNumber(_ number: NSNumber) -> Double { number.doubleValue }
}
extension Decimal128: MinMaxType, AddableType {
  public static func rehearsalNumber(_ number: NSNumber) -> Decimal128 {
    Decimal128(number: number)
  }
}
extension Date: MinMaxType {}
extension Optional: MinMaxType where Wrapped: RealmCollectionValue & MinMaxType {}
extension Optional: AddableType where Wrapped: RealmCollectionValue & AddableType {
  public static func rehearsalNumber(_ number: NSNumber) -> Wrapped? {
    Wrapped.rehearsalNumber(number)
  }
}

extension RealmCollection {
  private func values(_ path: String) -> [Any] {
    rehearsalSource.elements.compactMap { ValueReader.value(of: $0.rehearsalPlain(), at: path) }
  }

  private func extreme(_ path: String, _ order: ComparisonResult) -> Any? {
    let sort = SortDescriptor(keyPath: "self").order
    return values(path).reduce(nil) { (found: Any?, value: Any) in
      guard let found else { return value }
      return sort.compare(value, to: found) == order ? value : found
    }
  }

  public func min<Value: MinMaxType>(ofProperty property: String) -> Value? {
    extreme(property, .orderedAscending).flatMap { Value.rehearsalConverted($0, nil) }
  }

  public func max<Value: MinMaxType>(ofProperty property: String) -> Value? {
    extreme(property, .orderedDescending).flatMap { Value.rehearsalConverted($0, nil) }
  }

  public func sum<Value: AddableType>(ofProperty property: String) -> Value {
    Value.rehearsalNumber(Numbers.sum(values(property)))
  }

  public func average<Value: AddableType>(ofProperty property: String) -> Value? {
    Numbers.average(values(property)).map { Value.rehearsalNumber($0) }
  }
}

extension RealmCollection where Element: ObjectBase {
  public func min<Value: MinMaxType>(of keyPath: KeyPath<Element, Value>) -> Value? {
    min(ofProperty: PropertyNames.name(of: keyPath))
  }

  public func max<Value: MinMaxType>(of keyPath: KeyPath<Element, Value>) -> Value? {
    max(ofProperty: PropertyNames.name(of: keyPath))
  }

  public func sum<Value: AddableType>(of keyPath: KeyPath<Element, Value>) -> Value {
    sum(ofProperty: PropertyNames.name(of: keyPath))
  }

  public func average<Value: AddableType>(of keyPath: KeyPath<Element, Value>) -> Value? {
    average(ofProperty: PropertyNames.name(of: keyPath))
  }
}

extension RealmCollection where Element: MinMaxType {
  public func min() -> Element? { min(ofProperty: "self") }
  public func max() -> Element? { max(ofProperty: "self") }
}

extension RealmCollection where Element: AddableType {
  public func sum() -> Element { sum(ofProperty: "self") }
  public func average<Value: AddableType>() -> Value? { average(ofProperty: "self") }
}

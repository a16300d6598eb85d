public import Foundation

/// The name of a transformer.
nonisolated public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
  /// The text of the name.
  public let rawValue: String

  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// The name of the transformer of archives.
  public static let secureUnarchiveFromDataTransformerName = Self("NSSecureUnarchiveFromData")
}

/// Foundation's transformer of values, which this system's Foundation lacks.
open class ValueTransformer: NSObject {
  private static var registered: [NSValueTransformerName: ValueTransformer] = [:]

  /// Registers a transformer under a name; nil removes it.
  public static func setValueTransformer(
    _ transformer: ValueTransformer?, forName name: NSValueTransformerName
  ) { registered[name] = transformer }

  /// The names of the registered transformers, sorted.
  public static func valueTransformerNames() -> [NSValueTransformerName] {
    registered.keys.sorted { $0.rawValue < $1.rawValue }
  }

  /// The class of the transformed values.
  open class func transformedValueClass() -> AnyClass { NSObject.self }

  /// Returns whether a transformed value can be transformed back.
  open class func allowsReverseTransformation() -> Bool { true }

  /// Returns a transformed value; the value itself if no subclass transforms it.
  open func transformedValue(_ value: Any?) -> Any? { value }

  /// Returns the value of a transformed one.
  open func reverseTransformedValue(_ value: Any?) -> Any? { transformedValue(value) }
}

/// Foundation's transformer of archives to objects.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer {
  /// The classes of objects that an archive may have.
  open class var allowedTopLevelClasses: [AnyClass] {
    [
      NSArray.self, NSDictionary.self, NSSet.self, NSString.self, NSNumber.self, NSDate.self,
      NSData.self, NSURL.self, NSUUID.self, NSNull.self,
    ]
  }

  /// Returns the object of an archive; nil for other values and for objects of other classes.
  open override func transformedValue(_ value: Any?) -> Any? {
    guard let data = value as? Data else { return nil }
    let object = try? NSKeyedUnarchiver.unarchivedObject(
      ofClasses: Self.allowedTopLevelClasses, from: data)
    return Self.allowedTopLevelClasses.contains { type in
      (object as? NSObject)?.isKind(of: type) == true
    } ? object : nil
  }

  /// Returns the archive of an object.
  open override func reverseTransformedValue(_ value: Any?) -> Any? {
    guard let value else { return nil }
    return try? NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: true)
  }
}

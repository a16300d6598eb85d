public import Foundation

/// A property of an entity.
nonisolated open class NSPropertyDescription: NSObject {
  /// The name.
  open var name = ""
  /// Whether an object is saved without a value of the property.
  open var isOptional = true
  /// Whether the value is left out when an object is saved.
  open var isTransient = false
  /// The entity that has the property.
  open internal(set) weak var entity: NSEntityDescription?
  /// Values for the app's own use.
  open var userInfo: [AnyHashable: Any]?

  /// Creates an optional property without a name.
  public override init() { super.init() }
}

/// The type of an attribute's values, by the raw values that Core Data documents.
nonisolated public enum NSAttributeType: UInt, Sendable {
  /// No type, which a transient attribute may have.
  case undefinedAttributeType = 0
  /// An integer of 16 bits.
  case integer16AttributeType = 100
  /// An integer of 32 bits.
  case integer32AttributeType = 200
  /// An integer of 64 bits.
  case integer64AttributeType = 300
  /// A decimal number.
  case decimalAttributeType = 400
  /// A `Double`.
  case doubleAttributeType = 500
  /// A `Float`.
  case floatAttributeType = 600
  /// A `String`.
  case stringAttributeType = 700
  /// A `Bool`.
  case booleanAttributeType = 800
  /// A `Date`.
  case dateAttributeType = 900
  /// A `Data`.
  case binaryDataAttributeType = 1000
  /// A `UUID`.
  case UUIDAttributeType = 1100
  /// A `URL`.
  case URIAttributeType = 1200
  /// An object of the app's own class.
  case transformableAttributeType = 1800
  /// The identity of an object.
  case objectIDAttributeType = 2000
}

/// An attribute of an entity.
nonisolated open class NSAttributeDescription: NSPropertyDescription {
  /// The type of the values.
  open var attributeType = NSAttributeType.undefinedAttributeType
  /// The value that a new object has.
  open var defaultValue: Any?
  /// The name of the class of the values; stored, without effect.
  open var attributeValueClassName: String?
  /// The name of the transformer of the values; stored, since values are kept as they are.
  open var valueTransformerName: String?
  /// Whether large values get files of their own; stored, without effect.
  open var allowsExternalBinaryDataStorage = false
}

nonisolated extension NSAttributeDescription {
  /// The type of an attribute's values, by Swift's names.
  public struct AttributeType: RawRepresentable, Hashable, Sendable {
    /// The raw value of ``NSAttributeType``.
    public let rawValue: UInt

    /// Creates a type from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    private init(_ type: NSAttributeType) { self.init(rawValue: type.rawValue) }

    /// No type.
    public static let undefined = Self(.undefinedAttributeType)
    /// An integer of 16 bits.
    public static let integer16 = Self(.integer16AttributeType)
    /// An integer of 32 bits.
    public static let integer32 = Self(.integer32AttributeType)
    /// An integer of 64 bits.
    public static let integer64 = Self(.integer64AttributeType)
    /// A decimal number.
    public static let decimal = Self(.decimalAttributeType)
    /// A `Double`.
    public static let double = Self(.doubleAttributeType)
    /// A `Float`.
    public static let float = Self(.floatAttributeType)
    /// A `String`.
    public static let string = Self(.stringAttributeType)
    /// A `Bool`.
    public static let boolean = Self(.booleanAttributeType)
    /// A `Date`.
    public static let date = Self(.dateAttributeType)
    /// A `Data`.
    public static let binaryData = Self(.binaryDataAttributeType)
    /// A `UUID`.
    public static let uuid = Self(.UUIDAttributeType)
    /// A `URL`.
    public static let uri = Self(.URIAttributeType)
    /// An object of the app's own class.
    public static let transformable = Self(.transformableAttributeType)
    /// The identity of an object.
    public static let objectID = Self(.objectIDAttributeType)
  }

  /// The type of the values.
  public var type: AttributeType {
    get { AttributeType(rawValue: attributeType.rawValue) }
    set { attributeType = NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType }
  }
}

/// The consequence of an object's deletion for the objects of a relationship.
nonisolated public enum NSDeleteRule: UInt, Sendable {
  /// The other objects are left as they are.
  case noActionDeleteRule
  /// The inverse relationship of the other objects loses the object.
  case nullifyDeleteRule
  /// The other objects are deleted, too.
  case cascadeDeleteRule
  /// The deletion is not saved while there are other objects.
  case denyDeleteRule
}

/// A relationship of an entity.
nonisolated open class NSRelationshipDescription: NSPropertyDescription {
  /// The entity of the objects.
  open weak var destinationEntity: NSEntityDescription?
  /// The relationship of the other entity that follows this one.
  open weak var inverseRelationship: NSRelationshipDescription?
  /// The consequence of a deletion.
  open var deleteRule = NSDeleteRule.nullifyDeleteRule
  /// The smallest number of objects; stored, without effect.
  open var minCount = 0
  /// The largest number of objects; 0 for any number, 1 for a relationship to one object.
  open var maxCount = 0
  /// Whether the objects have an order.
  open var isOrdered = false

  /// Whether the relationship has several objects.
  open var isToMany: Bool { maxCount != 1 }
}

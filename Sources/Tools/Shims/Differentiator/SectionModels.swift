// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Differentiator's, and their documentation is too.

/// A value that is told from others of its kind when its contents change.
public protocol IdentifiableType {
  associatedtype Identity: Hashable

  var identity: Identity { get }
}

/// A section of a table or a collection, with its items.
public protocol SectionModelType {
  associatedtype Item

  var items: [Item] { get }

  init(original: Self, items: [Item])
}

/// A section of which two versions can be compared.
public protocol AnimatableSectionModelType: SectionModelType, IdentifiableType
where Item: IdentifiableType, Item: Equatable {}

public struct SectionModel<Section, ItemType> {
  public var model: Section
  public var items: [ItemType]

  public init(model: Section, items: [ItemType]) {
    (self.model, self.items) = (model, items)
  }
}

extension SectionModel: SectionModelType {
  public typealias Identity = Section
  public typealias Item = ItemType

  public var identity: Section { model }

  public init(original: SectionModel<Section, ItemType>, items: [ItemType]) {
    self.init(model: original.model, items: items)
  }
}

extension SectionModel: CustomStringConvertible {
  public var description: String { "\(model) > \(items)" }
}

extension SectionModel: Equatable where Section: Equatable, ItemType: Equatable {}

public struct AnimatableSectionModel<
  Section: IdentifiableType, ItemType: IdentifiableType & Equatable
> {
  public var model: Section
  public var items: [ItemType]

  public init(model: Section, items: [ItemType]) {
    (self.model, self.items) = (model, items)
  }
}

extension AnimatableSectionModel: AnimatableSectionModelType {
  public typealias Item = ItemType
  public typealias Identity = Section.Identity

  public var identity: Section.Identity { model.identity }

  public var hashValue: Int { model.identity.hashValue }

  public init(original: AnimatableSectionModel, items: [ItemType]) {
    self.init(model: original.model, items: items)
  }
}

extension AnimatableSectionModel: CustomStringConvertible {
  public var description: String { "HashableSectionModel(model: \"\(model)\", items: \(items))" }
}

extension AnimatableSectionModel: Equatable where Section: Equatable {}

/// A value that is its own identity.
public struct IdentifiableValue<Value: Hashable> {
  public let value: Value

  public init(value: Value) {
    self.value = value
  }
}

extension IdentifiableValue: IdentifiableType, Equatable {
  public var identity: Value { value }
}

extension IdentifiableValue: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { "\(value)" }
  public var debugDescription: String { "\(value)" }
}

extension String: IdentifiableType {
  public var identity: String { self }
}

extension Int: IdentifiableType {
  public var identity: Int { self }
}

extension Int8: IdentifiableType {
  public var identity: Int8 { self }
}

extension Int16: IdentifiableType {
  public var identity: Int16 { self }
}

extension Int32: IdentifiableType {
  public var identity: Int32 { self }
}

extension Int64: IdentifiableType {
  public var identity: Int64 { self }
}

extension UInt: IdentifiableType {
  public var identity: UInt { self }
}

extension UInt8: IdentifiableType {
  public var identity: UInt8 { self }
}

extension UInt16: IdentifiableType {
  public var identity: UInt16 { self }
}

extension UInt32: IdentifiableType {
  public var identity: UInt32 { self }
}

extension UInt64: IdentifiableType {
  public var identity: UInt64 { self }
}

extension Float: IdentifiableType {
  public var identity: Float { self }
}

extension Double: IdentifiableType {
  public var identity: Double { self }
}

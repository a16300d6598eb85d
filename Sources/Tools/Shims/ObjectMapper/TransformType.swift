// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are ObjectMapper's, and their documentation is too.

public protocol TransformType {
  associatedtype Object
  associatedtype JSON

  func transformFromJSON(_ value: Any?) -> Object?
  func transformToJSON(_ value: Object?) -> JSON?
}

open class TransformOf<ObjectType, JSONType>: TransformType {
  public typealias Object = ObjectType
  public typealias JSON = JSONType

  private let fromJSON: (JSONType?) -> ObjectType?
  private let toJSON: (ObjectType?) -> JSONType?

  public init(
    fromJSON: @escaping (JSONType?) -> ObjectType?, toJSON: @escaping (ObjectType?) -> JSONType?
  ) { (self.fromJSON, self.toJSON) = (fromJSON, toJSON) }

  open func transformFromJSON(_ value: Any?) -> ObjectType? { fromJSON(value as? JSONType) }
  open func transformToJSON(_ value: ObjectType?) -> JSONType? { toJSON(value) }
}

open class EnumTransform<T: RawRepresentable>: TransformType {
  public typealias Object = T
  public typealias JSON = T.RawValue

  public init() {}

  open func transformFromJSON(_ value: Any?) -> T? {
    (value as? T.RawValue).flatMap { T(rawValue: $0) }
  }

  open func transformToJSON(_ value: T?) -> T.RawValue? { value?.rawValue }
}

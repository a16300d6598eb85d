// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are AlamofireObjectMapper's, and their documentation is too.
@_exported public import Alamofire
public import HeadlessFoundation
public import ObjectMapper

extension DataRequest {
  // MARK: Objects

  @discardableResult
  public func responseObject<T: BaseMappable>(
    queue: HeadlessFoundation.DispatchQueue = .main, keyPath: String? = nil,
    mapToObject object: T? = nil, context: (any MapContext)? = nil,
    completionHandler: @escaping (AFDataResponse<T>) -> Void
  ) -> Self {
    response(
      queue: queue,
      responseSerializer: Self.ObjectMapperSerializer(
        keyPath, mapToObject: object, context: context),
      completionHandler: completionHandler)
  }

  @discardableResult
  public func responseObject<T: ImmutableMappable>(
    queue: HeadlessFoundation.DispatchQueue = .main, keyPath: String? = nil,
    mapToObject object: T? = nil, context: (any MapContext)? = nil,
    completionHandler: @escaping (AFDataResponse<T>) -> Void
  ) -> Self {
    response(
      queue: queue,
      responseSerializer: Self.ObjectMapperImmutableSerializer(keyPath, context: context),
      completionHandler: completionHandler)
  }

  // MARK: Arrays

  @discardableResult
  public func responseArray<T: BaseMappable>(
    queue: HeadlessFoundation.DispatchQueue = .main, keyPath: String? = nil,
    context: (any MapContext)? = nil, completionHandler: @escaping (AFDataResponse<[T]>) -> Void
  ) -> Self {
    response(
      queue: queue,
      responseSerializer: Self.ObjectMapperArraySerializer(keyPath, context: context),
      completionHandler: completionHandler)
  }

  @discardableResult
  public func responseArray<T: ImmutableMappable>(
    queue: HeadlessFoundation.DispatchQueue = .main, keyPath: String? = nil,
    context: (any MapContext)? = nil, completionHandler: @escaping (AFDataResponse<[T]>) -> Void
  ) -> Self {
    response(
      queue: queue,
      responseSerializer: Self.ObjectMapperImmutableArraySerializer(keyPath, context: context),
      completionHandler: completionHandler)
  }
}

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are those of Moya-ObjectMapper, and their documentation is too.
@_exported public import RxMoya
public import ObjectMapper
public import RxSwift

extension ObservableType where Element == Response {
  public func mapObject<T: BaseMappable>(
    _ type: T.Type, context: (any MapContext)? = nil
  ) -> Observable<T> { map { try $0.mapObject(type, context: context) } }

  public func mapObject<T: BaseMappable>(
    _ type: T.Type, atKeyPath keyPath: String, context: (any MapContext)? = nil
  ) -> Observable<T> { map { try $0.mapObject(type, atKeyPath: keyPath, context: context) } }

  public func mapArray<T: BaseMappable>(
    _ type: T.Type, context: (any MapContext)? = nil
  ) -> Observable<[T]> { map { try $0.mapArray(type, context: context) } }

  public func mapArray<T: BaseMappable>(
    _ type: T.Type, atKeyPath keyPath: String, context: (any MapContext)? = nil
  ) -> Observable<[T]> { map { try $0.mapArray(type, atKeyPath: keyPath, context: context) } }

  public func mapObject<T: ImmutableMappable>(
    _ type: T.Type, context: (any MapContext)? = nil
  ) -> Observable<T> { map { try $0.mapObject(type, context: context) } }

  public func mapObject<T: ImmutableMappable>(
    _ type: T.Type, atKeyPath keyPath: String, context: (any MapContext)? = nil
  ) -> Observable<T> { map { try $0.mapObject(type, atKeyPath: keyPath, context: context) } }

  public func mapArray<T: ImmutableMappable>(
    _ type: T.Type, context: (any MapContext)? = nil
  ) -> Observable<[T]> { map { try $0.mapArray(type, context: context) } }

  public func mapArray<T: ImmutableMappable>(
    _ type: T.Type, atKeyPath keyPath: String, context: (any MapContext)? = nil
  ) -> Observable<[T]> { map { try $0.mapArray(type, atKeyPath: keyPath, context: context) } }
}

extension PrimitiveSequence where Trait == SingleTrait, Element == Response {
  public func mapObject<T: BaseMappable>(
    _ type: T.Type, context: (any MapContext)? = nil
  ) -> Single<T> { map { try $0.mapObject(type, context: context) } }

  public func mapObject<T: BaseMappable>(
    _ type: T.Type, atKeyPath keyPath: String, context: (any MapContext)? = nil
  ) -> Single<T> { map { try $0.mapObject(type, atKeyPath: keyPath, context: context) } }

  public func mapArray<T: BaseMappable>(
    _ type: T.Type, context: (any MapContext)? = nil
  ) -> Single<[T]> { map { try $0.mapArray(type, context: context) } }

  public func mapArray<T: BaseMappable>(
    _ type: T.Type, atKeyPath keyPath: String, context: (any MapContext)? = nil
  ) -> Single<[T]> { map { try $0.mapArray(type, atKeyPath: keyPath, context: context) } }

  public func mapObject<T: ImmutableMappable>(
    _ type: T.Type, context: (any MapContext)? = nil
  ) -> Single<T> { map { try $0.mapObject(type, context: context) } }

  public func mapObject<T: ImmutableMappable>(
    _ type: T.Type, atKeyPath keyPath: String, context: (any MapContext)? = nil
  ) -> Single<T> { map { try $0.mapObject(type, atKeyPath: keyPath, context: context) } }

  public func mapArray<T: ImmutableMappable>(
    _ type: T.Type, context: (any MapContext)? = nil
  ) -> Single<[T]> { map { try $0.mapArray(type, context: context) } }

  public func mapArray<T: ImmutableMappable>(
    _ type: T.Type, atKeyPath keyPath: String, context: (any MapContext)? = nil
  ) -> Single<[T]> { map { try $0.mapArray(type, atKeyPath: keyPath, context: context) } }
}

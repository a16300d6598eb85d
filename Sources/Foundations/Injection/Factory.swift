/// A factory without its types.
@usableFromInline
class AnyFactory {
  /// The type of the parameters: the resolver alone, or a tuple of it and the arguments.
  @usableFromInline var parametersType: Any.Type { Never.self }

  /// The types of the arguments after the resolver, for messages.
  @usableFromInline var argumentTypes: [Any.Type] { [] }

  @usableFromInline
  init() {}

  /// Makes an instance from a tuple of arguments; nil if the factory takes other types.
  func make(_ resolver: any Resolver, arguments: Any) -> Any? { nil }

  /// Makes an instance from its parameters; nil if the factory takes other types.
  ///
  /// - Parameter parameters: the resolver alone, or a tuple of it and the arguments.
  func make(parameters: Any) -> Any? { nil }
}

/// A factory closure with its argument types; only a generic type can store a variadic closure.
@usableFromInline
final class Factory<Service, each Argument>: AnyFactory {
  @usableFromInline let body: (any Resolver, repeat each Argument) -> Service

  @inlinable
  init(_ body: @escaping (any Resolver, repeat each Argument) -> Service) {
    self.body = body
  }

  // A method, since calling a stored variadic closure from outside crashes the compiler (6.3.1).
  @inlinable
  func make(_ resolver: any Resolver, _ arguments: repeat each Argument) -> Service {
    body(resolver, repeat each arguments)
  }

  @usableFromInline override var parametersType: Any.Type {
    (any Resolver, repeat each Argument).self
  }

  @usableFromInline override var argumentTypes: [Any.Type] {
    ServiceKey.types(repeat (each Argument).self)
  }

  override func make(_ resolver: any Resolver, arguments: Any) -> Any? {
    guard let tuple = arguments as? (repeat each Argument) else { return nil }
    return body(resolver, repeat each tuple)
  }

  override func make(parameters: Any) -> Any? {
    let cursor = ParameterCursor(parameters, ofType: parametersType)
    guard let resolver = try? cursor.next((any Resolver).self) else { return nil }
    return try? body(resolver, repeat cursor.next((each Argument).self))
  }
}

/// A factory closure that takes its parameters as one tuple, for extensions of Injection.
final class TupleFactory<Parameters>: AnyFactory {
  private let body: (Parameters) -> Any

  init(_ body: @escaping (Parameters) -> Any) {
    self.body = body
  }

  override var parametersType: Any.Type { Parameters.self }

  override var argumentTypes: [Any.Type] {
    Parameters.self == (any Resolver).self ? [] : [Parameters.self]
  }

  override func make(parameters: Any) -> Any? {
    (parameters as? Parameters).map(body)
  }
}

/// A position in a list of parameters, which are taken one by one with their types.
///
/// Swift 6.3.1 crashes on a cast to a tuple of a resolver and a pack.
private final class ParameterCursor {
  struct WrongType: Error {}

  private var rest: ArraySlice<Any>

  init(_ parameters: Any, ofType type: Any.Type) {
    let all =
      type == (any Resolver).self
      ? [parameters] : Mirror(reflecting: parameters).children.map(\.value)
    rest = all[...]
  }

  func next<Parameter>(_ type: Parameter.Type) throws(WrongType) -> Parameter {
    guard let parameter = rest.popFirst() as? Parameter else { throw WrongType() }
    return parameter
  }
}

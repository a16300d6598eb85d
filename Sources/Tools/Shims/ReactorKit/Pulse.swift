// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are ReactorKit's, and their documentation is too.
public import RxSwift

/// A value that counts its assignments, so that an equal one is news as well.
@propertyWrapper
nonisolated public struct Pulse<Value> {
  public var value: Value {
    didSet { valueUpdatedCount &+= 1 }
  }

  public internal(set) var valueUpdatedCount = UInt.min

  public init(wrappedValue: Value) { value = wrappedValue }

  public var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }

  public var projectedValue: Pulse<Value> { self }
}

extension Pulse: Sendable where Value: Sendable {}

extension Reactor {
  /// Returns the values that are assigned to a property of the state, the present one first.
  public func pulse<Result>(
    _ transformToPulse: @escaping (State) throws -> Pulse<Result>
  ) -> Observable<Result> {
    state.map(transformToPulse).distinctUntilChanged(\.valueUpdatedCount).map(\.value)
  }
}

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Realm's, and their documentation is too.
import Foundation
public import HeadlessFoundation

extension Realm {
  /// The number of a write that runs later.
  public typealias AsyncTransactionId = UInt32

  @discardableResult
  public static func asyncOpen(
    configuration: Configuration = .defaultConfiguration,
    callbackQueue: HeadlessFoundation.DispatchQueue = .main,
    callback: @escaping (Result<Realm, any Swift.Error>) -> Void
  ) -> AsyncOpenTask {
    let task = AsyncOpenTask()
    callbackQueue.async {
      if !task.isCancelled { callback(Result { try Realm(configuration: configuration) }) }
    }
    return task
  }

  public convenience init(
    configuration: Configuration = .defaultConfiguration, actor: any Actor
  ) async throws { try self.init(configuration: configuration) }

  /// The opening of a Realm that may be cancelled.
  public final class AsyncOpenTask {
    fileprivate var isCancelled = false

    public func cancel() { isCancelled = true }
    public func suspend() {}
    public func resume() {}
  }

  public var isPerformingAsynchronousWriteOperations: Bool { false }

  @discardableResult
  public func writeAsync(
    _ block: @escaping () -> Void, onComplete: (((any Swift.Error)?) -> Void)? = nil
  ) -> AsyncTransactionId {
    HeadlessFoundation.DispatchQueue.main.async {
      do {
        try self.write(block)
        onComplete?(nil)
      } catch {
        onComplete?(error)
      }
    }
    return 0
  }

  @discardableResult
  public func asyncWrite<Value>(_ block: () throws -> Value) async throws -> Value {
    try write(block)
  }

  @discardableResult
  public func asyncRefresh() async -> Bool { refresh() }
}

/// The reference to an object or a collection for another thread; all are on one here.
public final class ThreadSafeReference<Confined: ThreadConfined> {
  private var object: Confined?

  public init(to threadConfined: Confined) { object = threadConfined }

  public var isInvalidated: Bool { object == nil }

  fileprivate func take() -> Confined? {
    defer { object = nil }
    return object.flatMap { $0.isInvalidated ? nil : $0 }
  }
}

extension Realm {
  public func resolve<Confined: ThreadConfined>(
    _ reference: ThreadSafeReference<Confined>
  ) -> Confined? { reference.take() }
}

/// A value that another thread may use; all are on one here.
@propertyWrapper
public struct ThreadSafe<Value: ThreadConfined> {
  public var wrappedValue: Value?

  public init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }
}

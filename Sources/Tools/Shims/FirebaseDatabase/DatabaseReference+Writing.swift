// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Firebase's, and their documentation is too.
import Foundation

extension DatabaseReference {
  // MARK: Values

  public func setValue(_ value: Any?) { set(value, nil, nil) }

  public func setValue(
    _ value: Any?, withCompletionBlock block: @escaping ((any Error)?, DatabaseReference) -> Void
  ) { set(value, nil, block) }

  public func setValue(_ value: Any?, andPriority priority: Any?) { set(value, priority, nil) }

  public func setValue(
    _ value: Any?, andPriority priority: Any?,
    withCompletionBlock block: @escaping ((any Error)?, DatabaseReference) -> Void
  ) { set(value, priority, block) }

  @discardableResult
  public func setValue(_ value: Any?) async throws -> DatabaseReference {
    let node = node(value)
    return try await sent(node.map { .set(path, $0) })
  }

  @discardableResult
  public func setValue(_ value: Any?, andPriority priority: Any?) async throws -> DatabaseReference
  {
    let node = node(value, priority: priority)
    return try await sent(node.map { .set(path, $0) })
  }

  private func set(_ value: Any?, _ priority: Any?, _ completion: Completion?) {
    send(node(value, priority: priority).map { .set(path, $0) }, completion)
  }

  public func removeValue() { set(nil, nil, nil) }

  public func removeValue(
    completionBlock block: @escaping ((any Error)?, DatabaseReference) -> Void
  ) { set(nil, nil, block) }

  @discardableResult
  public func removeValue() async throws -> DatabaseReference {
    try await sent(.set(path, Node()))
  }

  // MARK: Priorities

  public func setPriority(_ priority: Any?) { send(priorityWrite(priority), nil) }

  public func setPriority(
    _ priority: Any?, withCompletionBlock block: @escaping ((any Error)?, DatabaseReference) -> Void
  ) { send(priorityWrite(priority), block) }

  @discardableResult
  public func setPriority(_ priority: Any?) async throws -> DatabaseReference {
    let write = priorityWrite(priority)
    return try await sent(write)
  }

  private func priorityWrite(_ priority: Any?) -> Write? {
    node(priority).map { .priority(path, $0) }
  }

  // MARK: Several values at once

  public func updateChildValues(_ values: [AnyHashable: Any]) { send(update(values), nil) }

  public func updateChildValues(
    _ values: [AnyHashable: Any],
    withCompletionBlock block: @escaping ((any Error)?, DatabaseReference) -> Void
  ) { send(update(values), block) }

  @discardableResult
  public func updateChildValues(_ values: [AnyHashable: Any]) async throws -> DatabaseReference {
    let write = update(values)
    return try await sent(write)
  }

  /// Returns the write of values by paths below this location.
  func update(_ values: [AnyHashable: Any]) -> Write? {
    var pairs: [(NodePath, Node)] = []
    for (key, value) in values {
      guard let node = node(value) else { return nil }
      pairs.append((NodePath((key.base as? String) ?? "\(key)"), node))
    }
    return .update(path, pairs.sorted { $0.0.text < $1.0.text })
  }

  // MARK: Waiting for the server

  /// Sends a write and waits for the answer.
  private func sent(_ write: Write?) async throws -> DatabaseReference {
    guard write != nil else { throw DatabaseErrors.cancelled }
    return try await withCheckedThrowingContinuation { continuation in
      send(write) { error, reference in
        if let error {
          continuation.resume(throwing: error)
        } else {
          continuation.resume(returning: reference)
        }
      }
    }
  }
}

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Firebase's, and their documentation is too.
import Foundation
import HeadlessFoundation

/// The writes that the server makes when the connection is lost or the app ends.
extension DatabaseReference {
  public func onDisconnectSetValue(_ value: Any?) { leave(node(value), nil) }

  public func onDisconnectSetValue(
    _ value: Any?, withCompletionBlock block: @escaping ((any Error)?, DatabaseReference) -> Void
  ) { leave(node(value), block) }

  public func onDisconnectSetValue(_ value: Any?, andPriority priority: Any) {
    leave(node(value, priority: priority), nil)
  }

  public func onDisconnectSetValue(
    _ value: Any?, andPriority priority: Any?,
    withCompletionBlock block: @escaping ((any Error)?, DatabaseReference) -> Void
  ) { leave(node(value, priority: priority), block) }

  @discardableResult
  public func onDisconnectSetValue(_ value: Any?) async throws -> DatabaseReference {
    leave(node(value), nil)
    return self
  }

  public func onDisconnectRemoveValue() { leave(Node(), nil) }

  public func onDisconnectRemoveValue(
    completionBlock block: @escaping ((any Error)?, DatabaseReference) -> Void
  ) { leave(Node(), block) }

  @discardableResult
  public func onDisconnectRemoveValue() async throws -> DatabaseReference {
    leave(Node(), nil)
    return self
  }

  public func onDisconnectUpdateChildValues(_ values: [AnyHashable: Any]) {
    leave(update(values), nil)
  }

  public func onDisconnectUpdateChildValues(
    _ values: [AnyHashable: Any],
    withCompletionBlock block: @escaping ((any Error)?, DatabaseReference) -> Void
  ) { leave(update(values), block) }

  @discardableResult
  public func onDisconnectUpdateChildValues(
    _ values: [AnyHashable: Any]
  ) async throws -> DatabaseReference {
    leave(update(values), nil)
    return self
  }

  public func cancelDisconnectOperations() {
    DatabaseClient.current.service.removeFarewells(at: path)
  }

  public func cancelDisconnectOperations(
    completionBlock block: (((any Error)?, DatabaseReference) -> Void)?
  ) {
    cancelDisconnectOperations()
    Ported.async { block?(nil, self) }
  }

  private func leave(_ node: Node?, _ completion: Completion?) {
    leave(node.map { Write.set(path, $0) }, completion)
  }

  private func leave(_ write: Write?, _ completion: Completion?) {
    guard let write else { return }
    DatabaseClient.current.service.addFarewell(write)
    Ported.async { completion?(nil, self) }
  }
}

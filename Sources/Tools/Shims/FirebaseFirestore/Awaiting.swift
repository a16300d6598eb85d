// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Firebase's, and their documentation is too.
import Foundation

/// Waits for a completion without a result.
func awaiting(_ start: (@escaping ((any Error)?) -> Void) -> Void) async throws {
  try await withCheckedThrowingContinuation {
    (continuation: CheckedContinuation<Void, any Error>) in
    start { error in
      if let error { continuation.resume(throwing: error) } else { continuation.resume() }
    }
  }
}

/// Waits for a completion with a result.
func awaiting<Item>(
  _ start: (@escaping (Item?, (any Error)?) -> Void) -> Void
) async throws -> Item {
  let box: Box<Item> = try await withCheckedThrowingContinuation { continuation in
    start { item, error in
      if let item {
        continuation.resume(returning: Box(value: item))
      } else {
        let unknown = FirestoreErrorCode.Code.unknown.error("There is no result.")
        continuation.resume(throwing: error ?? unknown)
      }
    }
  }
  return box.value
}

/// A value that goes from the main actor to the main actor.
struct Box<Value>: @unchecked Sendable {
  let value: Value
}

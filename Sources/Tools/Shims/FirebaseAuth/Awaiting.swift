import Foundation

/// A value that goes from the main actor to the main actor.
private struct Box<Value>: @unchecked Sendable {
  let value: Value
}

/// Waits for the value that a function passes to its completion.
func awaiting<Value>(
  _ body: (@escaping (Value?, (any Error)?) -> Void) -> Void
) async throws -> Value {
  let box: Box<Value> = try await withCheckedThrowingContinuation { continuation in
    body { value, error in
      if let value {
        continuation.resume(returning: Box(value: value))
      } else {
        continuation.resume(throwing: error ?? AuthErrorCode.internalError.nsError())
      }
    }
  }
  return box.value
}

/// Waits for the end of a function that passes an error to its completion.
func finishing(_ body: (@escaping ((any Error)?) -> Void) -> Void) async throws {
  try await withCheckedThrowingContinuation {
    (continuation: CheckedContinuation<Void, any Error>) in
    body { error in
      if let error { continuation.resume(throwing: error) } else { continuation.resume() }
    }
  }
}

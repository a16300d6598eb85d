// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Nimble's, and their documentation is too.
internal import Foundation
internal import HeadlessFoundation

/// Runs an action and moves virtual time until the action calls what it is given.
@available(*, noasync)
public func waitUntil(
  timeout: NimbleTimeInterval = PollingDefaults.timeout, fileID: String = #fileID,
  file: FileString = #filePath, line: UInt = #line, column: UInt = #column,
  action: @escaping (@escaping @Sendable () -> Void) throws -> Void
) {
  let location = SourceLocation(fileID: fileID, filePath: file, line: line, column: column)
  let end = WaitEnd(location)
  do {
    try action(end.done)
  } catch {
    return fail("Unexpected error thrown: \(error)", location: location)
  }
  var wait = VirtualWait(timeout, every: PollingDefaults.pollInterval)
  while !end.isDone, wait.moves() {}
  if !end.isDone { fail("Waited more than \(timeout)", location: location) }
}

/// Runs an action and awaits on virtual time that the action calls what it is given.
public func waitUntil(
  timeout: NimbleTimeInterval = PollingDefaults.timeout, fileID: String = #fileID,
  file: FileString = #filePath, line: UInt = #line, column: UInt = #column,
  action: @escaping @MainActor (@escaping @Sendable () -> Void) async throws -> Void
) async {
  let location = SourceLocation(fileID: fileID, filePath: file, line: line, column: column)
  let end = WaitEnd(location)
  let task = Task {
    do {
      try await action(end.done)
    } catch {
      fail("Unexpected error thrown: \(error)", location: location)
      end.isDone = true
    }
  }
  defer { task.cancel() }
  var wait = VirtualWait(timeout, every: PollingDefaults.pollInterval)
  while !end.isDone, await wait.sleeps() {}
  if !end.isDone { fail("Waited more than \(timeout)", location: location) }
}

/// Runs an action that awaits nothing, and awaits on virtual time that it calls what it is given.
public func waitUntil(
  timeout: NimbleTimeInterval = PollingDefaults.timeout, fileID: String = #fileID,
  file: FileString = #filePath, line: UInt = #line, column: UInt = #column,
  action: @escaping @MainActor (@escaping @Sendable () -> Void) -> Void
) async {
  let awaited: @MainActor (@escaping @Sendable () -> Void) async throws -> Void = { action($0) }
  await waitUntil(
    timeout: timeout, fileID: fileID, file: file, line: line, column: column, action: awaited)
}

/// The end of a wait, which an action tells.
private final class WaitEnd {
  var isDone = false
  private let location: SourceLocation

  init(_ location: SourceLocation) { self.location = location }

  /// The function that an action calls, on any thread.
  var done: @Sendable () -> Void {
    {
      guard Thread.isMainThread else { return Ported.async { self.end() } }
      MainActor.assumeIsolated { self.end() }
    }
  }

  private func end() {
    guard isDone else { return isDone = true }
    fail(
      "waitUntil(..) expects its completion closure to be only called once", location: location)
  }
}

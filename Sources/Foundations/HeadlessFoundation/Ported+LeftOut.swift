internal import HeadlessDevice
internal import HeadlessUIKit

extension Ported {
  /// Tells that the app came to a statement that its port left out.
  ///
  /// The event log has it once for each statement and device, as a cell may come to it again and again. The
  /// statement counts as a change that a user would see, so that exploration finds no button without effect.
  nonisolated public static func leaveOut(_ statement: String) {
    if onMain({ note(statement) }) == nil { Task { @MainActor in note(statement) } }
  }

  @MainActor private static func note(_ statement: String) {
    LookChanges.add()
    if device !== Device.current { (device, statements) = (Device.current, []) }
    guard statements.insert(statement).inserted else { return }
    Device.current.log.post("left out", detail: statement)
  }

  /// The statements that the log of a device has.
  @MainActor private static var statements: Set<String> = []
  @MainActor private static weak var device: Device?
}

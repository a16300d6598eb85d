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

  /// Reports that the app goes on without a part that its port left out, once for each device.
  ///
  /// In a process of tests it ends the app: a test could pass without what it tests.
  nonisolated public static func skip(_ message: String) {
    if isTested { fatalError(message) }
    if onMain({ reportSkipped(message) }) == nil {
      Task { @MainActor in reportSkipped(message) }
    }
  }

  private nonisolated static let isTested =
    CommandLine.arguments.first?.hasSuffix("xctest") == true

  @MainActor static func reportSkipped(_ message: String) {
    LookChanges.add()
    if isNew(message) { Device.current.findings.report(.port, message) }
  }

  @MainActor private static func note(_ statement: String) {
    LookChanges.add()
    if isNew(statement) { Device.current.log.post("left out", detail: statement) }
  }

  @MainActor private static func isNew(_ message: String) -> Bool {
    if device !== Device.current { (device, messages) = (Device.current, []) }
    return messages.insert(message).inserted
  }

  /// The messages that a device has.
  @MainActor private static var messages: Set<String> = []
  @MainActor private static weak var device: Device?
}

extension Finding.Kind {
  /// A part of a ported app that is left out and that the app came to.
  fileprivate static let port = Finding.Kind(rawValue: "port")
}

public import Foundation
internal import HeadlessDevice

/// The folders of the app on its device, in a temporary place that ends with the session.
final class Sandbox {
  private static var count = 0

  let folder: URL

  private init() {
    let root = FileManager.default.temporaryDirectory
    if Self.count == 0 { Self.removeAbandoned(in: root) }
    Self.count += 1
    let process = ProcessInfo.processInfo.processIdentifier
    folder =
      root
      .appendingPathComponent("\(Self.prefix)\(process)-\(Self.count)", isDirectory: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private static let prefix = "rehearsal-sandbox-"

  /// The sandbox of the current device; a relaunch keeps it, as the phone does.
  static var current: Sandbox {
    let device = Device.current
    let storage = ObjectIdentifier(device.storage)
    return device.attached(SandboxReference.self) {
      SandboxReference(sandbox(of: storage, device.storage))
    }.sandbox
  }

  /// The sandboxes by the storage of their phones.
  private static var sandboxes: [ObjectIdentifier: Entry] = [:]

  private struct Entry {
    weak var storage: KeyValueStorage?
    let sandbox: Sandbox
  }

  private static func sandbox(of key: ObjectIdentifier, _ storage: KeyValueStorage) -> Sandbox {
    if let entry = sandboxes[key], entry.storage === storage { return entry.sandbox }
    sandboxes = sandboxes.filter { $0.value.storage != nil }
    let sandbox = Sandbox()
    sandboxes[key] = Entry(storage: storage, sandbox: sandbox)
    return sandbox
  }

  /// Removes the folders of processes that have ended without a word.
  static func removeAbandoned(in root: URL) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    for name in names where name.hasPrefix(prefix) {
      let number = name.dropFirst(prefix.count).prefix { $0.isNumber }
      guard let process = Int32(number), kill(process, 0) != 0, errno == ESRCH else { continue }
      try? FileManager.default.removeItem(at: root.appendingPathComponent(name))
    }
  }

  /// Returns a folder of the sandbox, which exists afterwards.
  func folder(_ path: String) -> URL {
    let url = folder.appendingPathComponent(path, isDirectory: true)
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return url
  }
}

/// The sandbox that a launch uses.
private final class SandboxReference {
  let sandbox: Sandbox

  init(_ sandbox: Sandbox) { self.sandbox = sandbox }
}

extension Ported {
  /// Returns a folder of the app's sandbox for a system folder; nil if the sandbox has none.
  nonisolated public static func folder(
    _ directory: FileManager.SearchPathDirectory
  ) -> URL? {
    paths[directory].flatMap { path in onMain { Sandbox.current.folder(path) } }
  }

  /// The folder for temporary files in the app's sandbox.
  nonisolated public static var temporaryFolder: URL {
    onMain { Sandbox.current.folder("tmp") } ?? FileManager.default.temporaryDirectory
  }

  /// The folder around all others of the app's sandbox.
  nonisolated public static var homeFolder: URL {
    onMain { Sandbox.current.folder("") } ?? URL(fileURLWithPath: NSHomeDirectory())
  }

  /// The folder that the apps of a group share.
  nonisolated public static func groupFolder(_ group: String) -> URL? {
    onMain { Sandbox.current.folder("Shared/\(group)") }
  }

  nonisolated private static let paths: [FileManager.SearchPathDirectory: String] = [
    .documentDirectory: "Documents", .libraryDirectory: "Library",
    .cachesDirectory: "Library/Caches",
    .applicationSupportDirectory: "Library/Application Support",
  ]
}

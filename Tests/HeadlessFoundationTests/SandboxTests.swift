import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessFoundation

@Suite("Sandboxes")
struct SandboxTests {
  private let device = Device()

  @Test("system folders are in the sandbox and exist; others have none")
  func folders() throws {
    Device.current = device
    let home = Ported.homeFolder.path
    let folders = [
      Ported.folder(.documentDirectory), Ported.folder(.libraryDirectory),
      Ported.folder(.cachesDirectory), Ported.folder(.applicationSupportDirectory),
      Ported.temporaryFolder, Ported.groupFolder("team"),
    ].compactMap { $0?.path }
    #expect(
      folders
        == [
          "Documents", "Library", "Library/Caches", "Library/Application Support", "tmp",
          "Shared/team",
        ].map { "\(home)/\($0)" })
    for folder in folders { #expect(FileManager.default.fileExists(atPath: folder)) }
    #expect(Ported.folder(.moviesDirectory) == nil)
  }

  @Test("a relaunch keeps the sandbox of its phone's storage, and another phone has its own")
  func relaunch() {
    Device.current = device
    let home = Ported.homeFolder
    Device.current = Device(storage: device.storage)
    #expect(Ported.homeFolder == home)
    let other = Device()
    Device.current = other
    #expect(Ported.homeFolder != home)
  }

  @Test("sandboxes of processes that have ended are removed, and nothing else is")
  func abandoned() throws {
    let files = FileManager.default
    let root = files.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? files.removeItem(at: root) }
    let own = "rehearsal-sandbox-\(ProcessInfo.processInfo.processIdentifier)-1"
    let names = ["rehearsal-sandbox-2147483647-1", "rehearsal-sandbox-x", "notes-2147483647", own]
    for name in names {
      try files.createDirectory(
        at: root.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    Sandbox.removeAbandoned(in: root)
    #expect(
      try files.contentsOfDirectory(atPath: root.path).sorted()
        == ["notes-2147483647", own, "rehearsal-sandbox-x"].sorted())
  }

  @Test("the first sandbox of a process removes those of processes that have ended")
  func first() async {
    await #expect(processExitsWith: .success) {
      let root = FileManager.default.temporaryDirectory
        .appendingPathComponent(UUID().uuidString, isDirectory: true)
      let abandoned = root.appendingPathComponent("rehearsal-sandbox-2147483647-1")
      try FileManager.default.createDirectory(at: abandoned, withIntermediateDirectories: true)
      setenv("TMPDIR", root.path, 1)
      await MainActor.run {
        Device.current = Device()
        _ = Ported.homeFolder
      }
      let isThere = FileManager.default.fileExists(atPath: abandoned.path)
      try FileManager.default.removeItem(at: root)
      exit(isThere ? 1 : 0)
    }
  }

  @Test("a sandbox is removed with the phone that it belongs to")
  func end() {
    var phone: Device? = Device()
    if let phone { Device.current = phone }
    let home = Ported.homeFolder.path
    phone = nil
    Device.current = Device()
    #expect(FileManager.default.fileExists(atPath: home))
    _ = Ported.homeFolder
    #expect(!FileManager.default.fileExists(atPath: home))
  }
}

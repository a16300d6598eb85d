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
}

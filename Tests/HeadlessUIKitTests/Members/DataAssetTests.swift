import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("Data of an asset catalog")
struct DataAssetTests {
  @Test("a data set that the app has is read, another one is nil")
  func read() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("data-asset-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("agree".utf8).write(to: folder.appendingPathComponent("Terms.dataset"))
    AppResources.$folder.withValue(folder) {
      let asset = NSDataAsset(name: "Terms")
      #expect(asset?.name == "Terms")
      #expect(asset?.data == Data("agree".utf8))
      #expect(NSDataAsset(name: "Other", bundle: .main) == nil)
    }
  }
}

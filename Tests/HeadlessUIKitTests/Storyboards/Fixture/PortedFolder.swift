import Foundation
import HeadlessUIKit
import Testing

/// Gives each test of a suite an empty folder of resources, as that of a ported app.
nonisolated struct PortedFolder: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("rehearsal-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await AppResources.$folder.withValue(folder) { try await function() }
  }
}

nonisolated extension Trait where Self == PortedFolder {
  /// A folder of resources for each test.
  static var portedFolder: PortedFolder { PortedFolder() }
}

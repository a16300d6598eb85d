import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("The folder of a ported app's resources")
struct ResourceFolderTests {
  /// Returns what is found beside each program, in a place that has the folders.
  private func found(_ folders: [String], beside programs: [String]) throws -> [String?] {
    let place = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: place) }
    for folder in folders {
      try FileManager.default.createDirectory(
        at: place.appendingPathComponent(folder), withIntermediateDirectories: true)
    }
    return programs.map { program in
      AppResources.folder(beside: place.appendingPathComponent(program))
        .map { String($0.path.dropFirst(place.path.count + 1)) }
    }
  }

  @Test(
    "the app and its tests find the folder that SwiftPM named after the app",
    arguments: [
      "Hello_Hello.resources/Resources", "Hello_Hello.bundle/Resources",
    ])
  func programs(folder: String) throws {
    let programs = ["Hello", "HelloPackageTests.xctest"]
    #expect(try found([folder], beside: programs) == [folder, folder])
  }

  @Test("another program finds none, nor does one of the name without the tests' ending")
  func others() throws {
    let programs = ["Other", "HelloPackageTests", "Hello.xctest"]
    let folders = ["Hello_Hello.resources/Resources", "Hello.resources"]
    #expect(try found(folders, beside: programs) == [nil, nil, folders[0]])
    #expect(try found(["Hello_Hello.resources"], beside: ["Hello"]) == [nil])
  }
}

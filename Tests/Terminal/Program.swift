import Foundation

/// The program under test: the one built beside this test bundle.
enum Program {
  /// Why there is nothing to test.
  struct Missing: Error, CustomStringConvertible {
    let path: String
    var description: String { "\(path) is not there: build the whole package, not the tests alone" }
  }

  static var path: String {
    get throws {
      let path = folder.appendingPathComponent("rehearse").path
      guard FileManager.default.isExecutableFile(atPath: path) else { throw Missing(path: path) }
      return path
    }
  }

  /// Where the build put its products, known from the bundle's path among the runner's arguments.
  private static var folder: URL {
    let bundle = CommandLine.arguments.first { $0.contains(".xctest") } ?? CommandLine.arguments[0]
    var url = URL(fileURLWithPath: bundle)
    while url.path.contains(".xctest") { url.deleteLastPathComponent() }
    return url
  }
}

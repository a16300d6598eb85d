import Foundation

/// The program under test, which is built beside this test bundle.
enum Program {
  /// The error of a program that is not built.
  struct Missing: Error, CustomStringConvertible {
    let path: String
    var description: String {
      "\(path) does not exist: build the whole package, not only the tests"
    }
  }

  static var path: String {
    get throws { try path(of: "rehearse") }
  }

  /// Returns the path of a program with some name.
  static func path(of name: String) throws -> String {
    let path = folder.appendingPathComponent(name).path
    guard FileManager.default.isExecutableFile(atPath: path) else { throw Missing(path: path) }
    return path
  }

  /// The folder of the build's products, from the bundle's path among the runner's arguments.
  private static var folder: URL {
    let bundle = CommandLine.arguments.first { $0.contains(".xctest") } ?? CommandLine.arguments[0]
    var url = URL(fileURLWithPath: bundle)
    while url.path.contains(".xctest") { url.deleteLastPathComponent() }
    return url
  }
}

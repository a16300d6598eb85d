import Foundation

/// A build of a written package by `swift build`.
struct PackageBuild: Equatable {
  /// An error of the compiler.
  struct Problem: Equatable {
    let path: String
    let line: Int
    let column: Int
    let message: String
  }

  /// Whether the package has been built.
  let hasSucceeded: Bool
  /// The errors with a place, in the order in which they are printed, each place once.
  let problems: [Problem]
  /// The errors without a place, such as the linker's.
  let others: [String]

  /// Reads what a build has printed.
  init(hasSucceeded: Bool, output: String) {
    self.hasSucceeded = hasSucceeded
    var places: Set<String> = []
    var (problems, others): ([Problem], [String]) = ([], [])
    for line in output.split(separator: "\n") {
      if let match = line.wholeMatch(of: /(\/.+?):(\d+):(\d+): error: (.*)/),
        let row = Int(match.2), let column = Int(match.3)
      {
        guard places.insert("\(match.1):\(row)").inserted else { continue }
        problems.append(
          Problem(path: String(match.1), line: row, column: column, message: String(match.4)))
      } else if line.hasPrefix("error: ") || line.contains(": error: ") {
        others.append(String(line))
      }
    }
    self.problems = problems
    self.others = others
  }

  /// Builds the package in a folder, with its tests if it has any.
  static func run(_ package: URL, options: [String]) throws -> PackageBuild {
    let log = FileManager.default.temporaryDirectory
      .appendingPathComponent("rehearsal-build-\(UUID().uuidString)")
    try Data().write(to: log)
    defer { try? FileManager.default.removeItem(at: log) }
    let output = try FileHandle(forWritingTo: log)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let tests = package.appendingPathComponent("Tests").path
    process.arguments =
      ["swift", "build", "--package-path", package.path] + options
      + (FileManager.default.fileExists(atPath: tests) ? ["--build-tests"] : [])
    process.standardOutput = output
    process.standardError = output
    try process.run()
    process.waitUntilExit()
    return PackageBuild(
      hasSucceeded: process.terminationStatus == 0,
      output: String(decoding: try Data(contentsOf: log), as: UTF8.self))
  }
}

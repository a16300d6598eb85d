import Foundation

/// A build of a written package by `swift build`.
struct PackageBuild {
  /// Whether the package has been built.
  let hasSucceeded: Bool
  /// The errors with a place in the package, in the order in which they are printed, each place once.
  let problems: [Refusal]
  /// The errors without a place, such as the linker's.
  let others: [String]

  /// Reads what a build has printed.
  init(hasSucceeded: Bool, output: String) {
    self.hasSucceeded = hasSucceeded
    var places: Set<String> = []
    var (problems, others): ([Refusal], [String]) = ([], [])
    for line in output.split(separator: "\n") {
      if let match = line.wholeMatch(of: /(\/.+?):(\d+):(\d+): error: (.*)/),
        let row = Int(match.2), let column = Int(match.3)
      {
        guard places.insert("\(match.1):\(row)").inserted else { continue }
        problems.append(
          Refusal(path: String(match.1), line: row, column: column, message: String(match.4)))
      } else if line.hasPrefix("error: ") || line.contains(": error: ") {
        others.append(String(line))
      }
    }
    self.problems = problems
    self.others = others
  }

  /// Builds the package in a folder, with its tests if it has any.
  static func run(_ package: URL, options: [String]) throws -> PackageBuild {
    let tests = package.appendingPathComponent("Tests").path
    let (status, output, errors) = try RewriterTool.run(
      ["swift", "build", "--package-path", package.path] + options
        + (FileManager.default.fileExists(atPath: tests) ? ["--build-tests"] : []))
    return PackageBuild(
      hasSucceeded: status == 0, output: String(decoding: output + errors, as: UTF8.self))
  }
}

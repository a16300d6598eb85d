public import Foundation

/// The description of a mock file: its path, its imports and its source folders.
public struct MockFile: Sendable {
  /// The path of the file, relative to the package's root.
  public let output: String

  /// The folders that are searched for protocols, relative to the package's root.
  public let folders: [String]

  /// The import lines of the file.
  public let imports: [String]

  /// Creates the description of a mock file.
  public init(output: String, folders: [String], imports: [String]) {
    self.output = output
    self.folders = folders
    self.imports = imports
  }

  /// The mock files of this package.
  public static let all = [
    MockFile(
      output: "Tests/CrewTests/Onboarding/Mocks.swift",
      folders: [
        "Sources/Kits/BuilderRouter", "Sources/Foundations/Coordination", "Sources/Apps/Crew",
      ],
      imports: [
        "import BuilderRouter", "import Coordination", "import HeadlessUIKit", "",
        "@testable import Crew", "@testable import CrewOnboarding", "@testable import CrewShared",
      ])
  ]

  /// Generates the text of the file from the current sources.
  ///
  /// - Parameter root: the package's root folder.
  /// - Throws: ``MockProblem``, or the system's error for a source that cannot be read.
  public func text(root: URL) throws -> String {
    let sources = try folders.flatMap { try Self.sources(below: $0, root: root) }
    return try MockGenerator(sources: sources).file(imports: imports, command: "scripts/mocks")
  }

  /// Returns whether the file on disk equals the generated text.
  public func isCurrent(root: URL) throws -> Bool {
    let url = root.appendingPathComponent(output)
    return try text(root: root) == (try? String(contentsOf: url, encoding: .utf8))
  }

  /// Writes the generated text to the file atomically.
  public func write(root: URL) throws {
    let url = root.appendingPathComponent(output)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(try text(root: root).utf8).write(to: url, options: .atomic)
  }

  private static func sources(
    below folder: String, root: URL
  ) throws -> [(path: String, text: String)] {
    let base = root.appendingPathComponent(folder)
    let files = FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String }
    return try (files ?? []).filter { $0.hasSuffix(".swift") }.sorted().map { file in
      let text = try String(contentsOf: base.appendingPathComponent(file), encoding: .utf8)
      return ("\(folder)/\(file)", text)
    }
  }
}

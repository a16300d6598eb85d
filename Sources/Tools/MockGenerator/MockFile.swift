public import Foundation

/// A file of mocks: where it lies, and which protocols it is written from.
public struct MockFile: Sendable {
  /// The file, from the package's root.
  public let output: String

  /// The folders whose protocols are read.
  public let folders: [String]

  /// The import lines of the file.
  public let imports: [String]

  /// Describes a file of mocks.
  public init(output: String, folders: [String], imports: [String]) {
    self.output = output
    self.folders = folders
    self.imports = imports
  }

  /// The files of this package.
  public static let all = [
    MockFile(
      output: "Tests/CrewTests/Onboarding/Mocks.swift",
      folders: [
        "Sources/Kits/BuilderRouter", "Sources/Foundations/Coordination", "Sources/Apps/Crew",
      ],
      imports: [
        "import BuilderRouter", "import Coordination", "import HeadlessUIKit", "",
        "@testable import Crew",
      ])
  ]

  /// The text the file should have.
  ///
  /// - Parameter root: the package's folder.
  /// - Throws: ``MockProblem``, or the system's error for a source that cannot be read.
  public func text(root: URL) throws -> String {
    let sources = try folders.flatMap { try Self.sources(below: $0, root: root) }
    return try MockGenerator(sources: sources).file(imports: imports, command: "scripts/mocks")
  }

  /// Whether the file has that text.
  public func isCurrent(root: URL) throws -> Bool {
    let url = root.appendingPathComponent(output)
    return try text(root: root) == (try? String(contentsOf: url, encoding: .utf8))
  }

  /// Writes the file; a reader never sees half of it.
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

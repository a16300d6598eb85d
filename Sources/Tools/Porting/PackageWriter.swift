import Foundation

/// Writes the package of a ported app.
struct PackageWriter {
  let name: String
  let delegate: String
  let request: PortRequest
  let folder: AppFolder
  let project: XcodeProject?
  let packages: [LocalPackage]
  let reply: RewriteReply

  /// Writes all files.
  func write(to output: PackageFolder) throws {
    try output.write("Package.swift", ManifestWriter(self).text)
    for file in reply.files { try output.write(place(of: file), file.text) }
    try output.write("Sources/\(name)/main.swift", main)
    try output.write(
      "Sources/\(name)/RehearsalNames.swift", NamesWriter(declared: reply.names).text)
    try output.write("Sources/\(name)/RehearsalExtensions.swift", extensionTable)
    if hasTests {
      try output.write(
        "Tests/\(name)Tests/RehearsalNames.swift",
        NamesWriter(declared: reply.names).text + NamesWriter.tests)
    }
    for shim in shims {
      let source = Shims.folder.appendingPathComponent("\(shim).swift")
      try output.write("Sources/Modules/\(shim)/\(shim).swift", try Data(contentsOf: source))
    }
    try ResourceWriter(self).write(to: output)
  }

  /// Whether the app has unit tests.
  var hasTests: Bool { !folder.tests.isEmpty }

  /// The modules that the package stands in for, of those that the app imports.
  var shims: [String] {
    let provided = Set(packages.flatMap(\.products))
    let imported = Set(reply.files.flatMap(\.imports)).union(["UIKit"])
    let needed = imported.union(imported.flatMap { Shims.modules[$0] ?? [] })
    return needed.intersection(Shims.available).subtracting(provided).sorted()
  }

  private func place(of file: RewriteReply.File) -> String {
    let root = folder.root.path.hasSuffix("/") ? folder.root.path : folder.root.path + "/"
    let relative = file.path.hasPrefix(root) ? String(file.path.dropFirst(root.count)) : file.path
    return folder.tests.contains(relative)
      ? "Tests/\(name)Tests/\(relative)" : "Sources/\(name)/App/\(relative)"
  }

  private var main: String {
    """
    import Rehearsal

    MainActor.assumeIsolated { Rehearsal.main(\(delegate).self) }

    """
  }

  private var extensionTable: String {
    let cases = reply.extensionMethods.map { "    \($0)\n" }.joined()
    return """
      import HeadlessUIKit

      final class RehearsalExtensions: SelectorExtensionTable {
        static func rehearsalMethod(
          for selector: HeadlessUIKit.Selector, of object: AnyObject
        ) -> HeadlessUIKit.SelectorMethod? {
          switch (selector.description, object) {
      \(cases)    default: return nil
          }
        }
      }

      """
  }
}

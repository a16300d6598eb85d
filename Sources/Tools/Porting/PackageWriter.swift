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
  private let tests: Set<String>
  private let uiTests: Set<String>

  init(
    name: String, delegate: String, request: PortRequest, folder: AppFolder,
    project: XcodeProject?, packages: [LocalPackage], reply: RewriteReply
  ) {
    self.name = name
    self.delegate = delegate
    self.request = request
    self.folder = folder
    self.project = project
    self.packages = packages
    self.reply = reply
    tests = Set(folder.tests)
    uiTests = Set(folder.uiTests)
  }

  /// Writes all files.
  func write(to output: PackageFolder) throws {
    try output.write("Package.swift", ManifestWriter(self).text)
    for file in reply.files { try output.write(place(of: file), file.text) }
    try output.write("Sources/\(name)/main.swift", main)
    try output.write(
      "Sources/\(name)/RehearsalNames.swift", names)
    try output.write("Sources/\(name)/RehearsalExtensions.swift", extensionTable)
    if hasUITests {
      try output.write("Tests/\(name)UITests/RehearsalAppUnderTest.swift", appUnderTest)
    }
    if hasTests {
      try output.write(
        "Tests/\(name)Tests/RehearsalNames.swift",
        names + NamesWriter.tests)
    }
    for shim in shims {
      let source = Shims.folder.appendingPathComponent("\(shim).swift")
      try output.write("Sources/Modules/\(shim)/\(shim).swift", try Data(contentsOf: source))
    }
    try ResourceWriter(self).write(to: output)
  }

  /// Whether the app has unit tests.
  var hasTests: Bool { !folder.tests.isEmpty }

  /// Whether the app has UI tests.
  var hasUITests: Bool { !folder.uiTests.isEmpty }

  /// The modules that the package stands in for, of those that the app imports.
  var shims: [String] {
    let provided = Set(packages.flatMap(\.products))
    let imported = Set(reply.files.flatMap(\.imports)).union(["UIKit"])
      .union(reply.usesKeychain ? ["Security"] : [])
    let needed = imported.union(imported.flatMap { Shims.modules[$0] ?? [] })
    return needed.intersection(Shims.available).subtracting(provided).sorted()
  }

  private func place(of file: RewriteReply.File) -> String {
    let root = folder.root.path.hasSuffix("/") ? folder.root.path : folder.root.path + "/"
    let relative = file.path.hasPrefix(root) ? String(file.path.dropFirst(root.count)) : file.path
    if tests.contains(relative) { return "Tests/\(name)Tests/\(relative)" }
    if uiTests.contains(relative) { return "Tests/\(name)UITests/\(relative)" }
    return "Sources/\(name)/App/\(relative)"
  }

  private var names: String {
    NamesWriter(declared: reply.names, usesKeychain: reply.usesKeychain).text
  }

  private var main: String {
    """
    import Rehearsal

    MainActor.assumeIsolated { Rehearsal.main(\(delegate).self) }

    """
  }

  private var appUnderTest: String {
    """
    import HeadlessUIKit
    import HeadlessXCTest
    @testable import \(name)

    extension XCUIApplication: @retroactive ApplicationUnderTest {
      public static var delegate: any UIApplicationDelegate.Type { \(delegate).self }
    }

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

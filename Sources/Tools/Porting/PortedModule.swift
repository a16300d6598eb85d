import Foundation

/// A target of a package that is ported with the app, and its rewritten sources.
struct PortedModule {
  let module: PackagePlan.Module
  let reply: RewriteReply

  /// The folder of the target in the written package.
  var place: String { "\(module.isTest ? "Tests" : "Sources/Packages")/\(module.name)" }

  /// Whether the target has `@objc` methods or inspectable properties in extensions of classes of others.
  var hasExtensionTable: Bool {
    !module.isTest && !(reply.extensionMethods.isEmpty && reply.extensionProperties.isEmpty)
  }

  /// The name of the table of these methods, which is the target's alone.
  var extensionTableName: String { "RehearsalExtensionsOf\(module.name)" }

  /// Writes the sources and the names that stand in for Foundation's.
  func write(to output: PackageFolder, usesKeychain: Bool) throws {
    let root = module.folder.root.path + "/"
    guard module.copiedMode == nil else { return try copy(to: output) }
    for file in reply.files {
      let path = file.path.hasPrefix(root) ? String(file.path.dropFirst(root.count)) : file.path
      try output.write("\(place)/\(path)", file)
    }
    let names = NamesWriter(reply: reply, imported: usesKeychain ? ["Security"] : []).text
    let waiting =
      module.isTest
      ? NamesWriter.tests() + TestLibraryNames(reply.files, names: reply.names).text
      : NamesWriter.package
    try output.write("\(place)/RehearsalNames.swift", names + waiting)
    let assets = AssetsWriter(
      names: AssetNames(module.folder), extendsUIKit: true, declared: reply.staticMembers)
    if let text = assets.text { try output.write("\(place)/RehearsalAssets.swift", text) }
    if hasExtensionTable {
      try output.write("\(place)/RehearsalExtensions.swift", extensionTable)
    }
  }

  private func copy(to output: PackageFolder) throws {
    for path in module.sources {
      let file = module.folder.root.appendingPathComponent(path)
      try output.write("\(place)/\(path)", try Data(contentsOf: file), source: file.path)
    }
  }

  private var extensionTable: String {
    let table = ExtensionTable(
      methods: reply.extensionMethods, properties: reply.extensionProperties, access: "public ")
    return """
      import HeadlessUIKit

      public enum \(extensionTableName) {
      \(table.text)
      }

      """
  }
}

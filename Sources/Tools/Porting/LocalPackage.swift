import Foundation

/// A local checkout of a package that the app uses.
struct LocalPackage {
  /// The folder of the checkout.
  let folder: URL
  /// The name of the package.
  let identity: String
  /// The names of its library products.
  let products: [String]

  /// Returns the packages of the app's folder and the others, in this order, each once.
  static func all(in app: AppFolder, and others: [URL]) throws -> [LocalPackage] {
    var seen: Set<String> = []
    return try (app.packages + others).filter { seen.insert($0.standardizedFileURL.path).inserted }
      .map(LocalPackage.init)
  }

  /// Reads the names of the products from the manifest's text.
  init(_ folder: URL) throws {
    self.folder = folder
    identity = folder.lastPathComponent
    let manifest = folder.appendingPathComponent("Package.swift")
    guard let text = try? String(contentsOf: manifest, encoding: .utf8) else {
      throw PortError("\(folder.path) has no Package.swift: name the folder of a package")
    }
    products = text.matches(of: /\.library\(\s*name:\s*"([^"]+)"/).map { String($0.output.1) }
  }
}

import SwiftSyntax

/// The modules of the system's C library and of Objective-C, which Foundation brings wherever it is.
enum Imports {
  static let ofSystem: Set<String> = ["CoreFoundation", "Darwin", "Glibc", "Musl", "ObjectiveC"]
}

extension CodeBlockItemListSyntax {
  /// The modules that these statements import.
  var importedModules: [String] {
    compactMap { $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text }
  }
}

import Foundation

/// The names that Xcode gives in Swift to the colors and images of a target's asset catalogs.
struct AssetNames {
  /// The assets of one namespace, and the namespaces in it.
  struct Space: Equatable {
    /// The assets' paths, by their names in Swift.
    var assets: [String: String] = [:]
    var spaces: [String: Space] = [:]

    var isEmpty: Bool { assets.isEmpty && spaces.isEmpty }

    /// The names of the assets and of the namespaces.
    var names: [String] {
      Array(assets.keys) + Array(spaces.keys) + spaces.values.flatMap(\.names)
    }
  }

  private(set) var colors = Space()
  private(set) var images = Space()

  init(_ folder: AppFolder) {
    for catalog in AssetCatalog.all(in: folder) {
      for asset in catalog.colors { Self.add(asset, asset.namespaces[...], "Color", to: &colors) }
      for asset in catalog.images { Self.add(asset, asset.namespaces[...], "Image", to: &images) }
    }
  }

  private static func add(
    _ asset: AssetCatalog.Asset, _ namespaces: ArraySlice<String>, _ kind: String,
    to space: inout Space
  ) {
    if let outer = namespaces.first {
      add(
        asset, namespaces.dropFirst(), kind,
        to: &space.spaces[namespace(outer), default: Space()])
    } else {
      let name = identifier(asset.name, without: kind)
      if !name.isEmpty, space.assets[name] == nil { space.assets[name] = asset.path }
    }
  }

  // MARK: Names

  /// Returns the name of an asset in camel case, without the word for its kind at its end.
  static func identifier(_ name: String, without kind: String) -> String {
    var result = camelCase(name)
    if result.hasSuffix(kind), result.count > kind.count { result.removeLast(kind.count) }
    return Keyword.escaped(result.first?.isNumber == true ? "_\(result)" : result)
  }

  /// Returns the name of a namespace, which begins with a capital.
  static func namespace(_ name: String) -> String {
    let result = camelCase(name)
    if result.first?.isNumber == true { return "_\(result)" }
    return result.prefix(1).uppercased() + result.dropFirst()
  }

  private static func camelCase(_ name: String) -> String {
    let words = name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    guard let first = words.first, name.contains(where: \.isLowercase) else {
      return words.joined(separator: "_")
    }
    return ([lowercased(first)] + words.dropFirst().map(capitalized)).joined()
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// Returns a word with a small beginning: `Logo` as `logo`, `URLBar` as `urlBar`.
  private static func lowercased(_ word: String) -> String {
    let capitals = word.prefix(while: \.isUppercase)
    let rest = word.dropFirst(capitals.count)
    guard capitals.count > 1, rest.first?.isLetter == true else {
      return capitals.lowercased() + rest
    }
    return capitals.dropLast().lowercased() + word.dropFirst(capitals.count - 1)
  }
}

/// The words of Swift that are no names without backquotes.
private enum Keyword {
  private static let all: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static",
    "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var",
    "where", "while",
  ]

  static func escaped(_ name: String) -> String { all.contains(name) ? "`\(name)`" : name }
}

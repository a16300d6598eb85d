import Foundation

/// The colors, images and data sets of an asset catalog.
struct AssetCatalog {
  /// An asset, with the folders above it that provide a namespace.
  struct Asset: Equatable {
    let namespaces: [String]
    let name: String

    /// The name by which the asset is found at run time.
    var path: String { (namespaces + [name]).joined(separator: "/") }
  }

  private(set) var colors: [Asset] = []
  private(set) var images: [Asset] = []
  /// The data sets, with the first file of each.
  private(set) var dataSets: [(asset: Asset, file: URL)] = []

  /// Reads the names of a catalog's assets.
  init(_ catalog: URL) { read(catalog, []) }

  private static let otherAssets: Set<String> = [
    "appiconset", "brandassets", "cubetextureset", "gcdashboardimage", "gcleaderboard",
    "iconset", "imagestack", "launchimage", "mipmapset", "sticker",
    "stickerpack", "stickersequence", "textureset", "complicationset",
  ]

  private mutating func read(_ folder: URL, _ namespaces: [String]) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names.sorted() where Self.isContent(name) {
      let url = folder.appendingPathComponent(name)
      let asset = Asset(
        namespaces: namespaces, name: url.deletingPathExtension().lastPathComponent)
      switch url.pathExtension {
      case "colorset": colors.append(asset)
      case "imageset", "symbolset": images.append(asset)
      case "dataset":
        if let file = Self.firstFile(in: url) { dataSets.append((asset, file)) }
      case let other where Self.otherAssets.contains(other): break
      default: read(url, Self.providesNamespace(url) ? namespaces + [name] : namespaces)
      }
    }
  }

  /// Whether a file or folder is part of a catalog, and does not describe it.
  private static func isContent(_ name: String) -> Bool {
    !name.hasPrefix(".") && name != "Contents.json"
  }

  private static func firstFile(in folder: URL) -> URL? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter(isContent).min().map(folder.appendingPathComponent)
  }

  /// Whether the names of a folder's assets begin with the folder's.
  private static func providesNamespace(_ folder: URL) -> Bool {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
      let contents = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let properties = contents["properties"] as? [String: Any]
    else { return false }
    return properties["provides-namespace"] as? Bool ?? false
  }
}

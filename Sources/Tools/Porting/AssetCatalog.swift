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

  /// Reads the catalogs in an app's folder.
  static func all(in folder: AppFolder) -> [AssetCatalog] {
    folder.catalogs.map { AssetCatalog(folder.root.appendingPathComponent($0)) }
  }

  private static let otherAssets: Set<String> = [
    "appiconset", "brandassets", "cubetextureset", "gcdashboardimage", "gcleaderboard",
    "iconset", "imagestack", "launchimage", "mipmapset", "sticker",
    "stickerpack", "stickersequence", "textureset", "complicationset",
  ]

  private mutating func read(_ folder: URL, _ namespaces: [String]) {
    for name in Self.contents(of: folder) {
      let url = folder.appendingPathComponent(name)
      let asset = Asset(
        namespaces: namespaces, name: url.deletingPathExtension().lastPathComponent)
      switch url.pathExtension {
      case "colorset": colors.append(asset)
      case "imageset", "symbolset": images.append(asset)
      case "dataset":
        if let file = Self.contents(of: url).first {
          dataSets.append((asset, url.appendingPathComponent(file)))
        }
      case let other where Self.otherAssets.contains(other): break
      default: read(url, Self.providesNamespace(url) ? namespaces + [name] : namespaces)
      }
    }
  }

  /// Returns the names in a folder of a catalog without that of its description, sorted.
  private static func contents(of folder: URL) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.hasPrefix(".") && $0 != "Contents.json" }.sorted()
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

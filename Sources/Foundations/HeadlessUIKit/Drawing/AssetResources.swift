public import Foundation

/// The name of a color in an asset catalog, as Xcode generates it.
nonisolated public struct ColorResource: Hashable, Sendable {
  fileprivate let name: String

  /// Creates the name of a color; no asset catalog is read.
  public init(name: String, bundle: Bundle) { self.name = name }
}

/// The name of an image in an asset catalog, as Xcode generates it.
nonisolated public struct ImageResource: Hashable, Sendable {
  /// The name in the catalog.
  public let rehearsalName: String

  /// Creates the name of an image; no asset catalog is read.
  public init(name: String, bundle: Bundle) { rehearsalName = name }
}

nonisolated extension UIColor {
  /// Creates a color of an asset catalog.
  public convenience init(resource: ColorResource) { self.init(assetNamed: resource.name) }
}

nonisolated extension UIImage {
  /// Creates an image of an asset catalog, whose name becomes the accessibility label.
  public convenience init(resource: ImageResource) { self.init(assetNamed: resource.rehearsalName) }
}

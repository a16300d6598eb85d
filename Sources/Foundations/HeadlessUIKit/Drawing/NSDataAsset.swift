public import Foundation

/// The data of a set in an asset catalog, which `rehearse port` copies.
open class NSDataAsset: NSObject {
  /// The name of a data set.
  public typealias Name = String

  /// The name.
  public let name: Name
  /// The data of the set's first file.
  public let data: Data
  /// The type of the data; not read.
  open var typeIdentifier: String { "public.data" }

  /// Reads a data set of the app; nil if there is none of that name.
  public convenience init?(name: Name) { self.init(name: name, bundle: .main) }

  /// Reads a data set of the app, whatever the bundle; nil if there is none of that name.
  public init?(name: Name, bundle: Bundle) {
    guard let data = AppResources.data("\(name).dataset") else { return nil }
    self.name = name
    self.data = data
    super.init()
  }
}

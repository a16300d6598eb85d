// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are AlamofireImage's, and their documentation is too.
public import Foundation

/// A change of an image.
///
/// Images have no pixels, so the library's own filters hand them on as they are; one of the app is called.
public protocol ImageFilter {
  var filter: (Image) -> Image { get }
  var identifier: String { get }
}

extension ImageFilter {
  public var identifier: String { "\(type(of: self))" }
}

public protocol Sizable {
  var size: CGSize { get }
}

extension ImageFilter where Self: Sizable {
  public var identifier: String {
    "\(type(of: self))-size:(\(Int(size.width.rounded()))x\(Int(size.height.rounded())))"
  }
}

public protocol Roundable {
  var radius: CGFloat { get }
}

extension ImageFilter where Self: Roundable {
  public var identifier: String { "\(type(of: self))-radius:(\(Int(radius.rounded())))" }
}

public struct DynamicImageFilter: ImageFilter {
  public let identifier: String
  public let filter: (Image) -> Image

  public init(_ identifier: String, filter: @escaping (Image) -> Image) {
    (self.identifier, self.filter) = (identifier, filter)
  }
}

// MARK: Compositions

public protocol CompositeImageFilter: ImageFilter {
  var filters: [any ImageFilter] { get }
}

extension CompositeImageFilter {
  public var identifier: String { filters.map(\.identifier).joined(separator: "_") }

  public var filter: (Image) -> Image {
    { [filters] image in filters.reduce(image) { $1.filter($0) } }
  }
}

public struct DynamicCompositeImageFilter: CompositeImageFilter {
  public let filters: [any ImageFilter]

  public init(_ filters: [any ImageFilter]) { self.filters = filters }
  public init(_ filters: any ImageFilter...) { self.filters = filters }
}

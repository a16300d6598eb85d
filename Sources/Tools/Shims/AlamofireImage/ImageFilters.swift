// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are AlamofireImage's, and their documentation is too.
public import Foundation

// MARK: Sizes

public struct ScaledToSizeFilter: ImageFilter, Sizable {
  public let size: CGSize
  public init(size: CGSize) { self.size = size }
  public var filter: (Image) -> Image { { $0 } }
}

public struct AspectScaledToFitSizeFilter: ImageFilter, Sizable {
  public let size: CGSize
  public init(size: CGSize) { self.size = size }
  public var filter: (Image) -> Image { { $0 } }
}

public struct AspectScaledToFillSizeFilter: ImageFilter, Sizable {
  public let size: CGSize
  public init(size: CGSize) { self.size = size }
  public var filter: (Image) -> Image { { $0 } }
}

// MARK: Shapes

public struct RoundedCornersFilter: ImageFilter, Roundable {
  public let radius: CGFloat
  public let divideRadiusByImageScale: Bool

  public init(radius: CGFloat, divideRadiusByImageScale: Bool = false) {
    (self.radius, self.divideRadiusByImageScale) = (radius, divideRadiusByImageScale)
  }

  public var filter: (Image) -> Image { { $0 } }

  public var identifier: String {
    "\(type(of: self))-radius:(\(Int(radius.rounded())))-divided:(\(divideRadiusByImageScale))"
  }
}

public struct CircleFilter: ImageFilter {
  public init() {}
  public var filter: (Image) -> Image { { $0 } }
}

public protocol CoreImageFilter: ImageFilter {
  var filterName: String { get }
  var parameters: [String: Any] { get }
}

extension CoreImageFilter {
  public var filter: (Image) -> Image { { $0 } }
  public var identifier: String { "\(type(of: self))-parameters:(\(parameters))" }
}

public struct BlurFilter: ImageFilter, CoreImageFilter {
  public let filterName = "CIGaussianBlur"
  public let parameters: [String: Any]

  public init(blurRadius: UInt = 10) { parameters = ["inputRadius": blurRadius] }
}

// MARK: Sizes and shapes

public struct ScaledToSizeWithRoundedCornersFilter: CompositeImageFilter {
  public let filters: [any ImageFilter]

  public init(size: CGSize, radius: CGFloat, divideRadiusByImageScale: Bool = false) {
    filters = [
      ScaledToSizeFilter(size: size),
      RoundedCornersFilter(radius: radius, divideRadiusByImageScale: divideRadiusByImageScale),
    ]
  }
}

public struct AspectScaledToFillSizeWithRoundedCornersFilter: CompositeImageFilter {
  public let filters: [any ImageFilter]

  public init(size: CGSize, radius: CGFloat, divideRadiusByImageScale: Bool = false) {
    filters = [
      AspectScaledToFillSizeFilter(size: size),
      RoundedCornersFilter(radius: radius, divideRadiusByImageScale: divideRadiusByImageScale),
    ]
  }
}

public struct ScaledToSizeCircleFilter: CompositeImageFilter {
  public let filters: [any ImageFilter]
  public init(size: CGSize) { filters = [ScaledToSizeFilter(size: size), CircleFilter()] }
}

public struct AspectScaledToFillSizeCircleFilter: CompositeImageFilter {
  public let filters: [any ImageFilter]
  public init(size: CGSize) {
    filters = [AspectScaledToFillSizeFilter(size: size), CircleFilter()]
  }
}

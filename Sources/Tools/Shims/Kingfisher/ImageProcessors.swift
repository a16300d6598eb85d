// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Kingfisher's, and their documentation is too.
public import Foundation
public import UIKit

public enum ImageProcessItem {
  case image(UIImage)
  case data(Data)
}

/// A change of an image.
///
/// Images have no pixels, so Kingfisher's own processors hand them on as they are; one of the app is called.
public protocol ImageProcessor {
  var identifier: String { get }
  func process(item: ImageProcessItem, options: KingfisherOptionsInfo) -> UIImage?
}

extension ImageProcessor {
  public var identifier: String { "\(Self.self)" }

  public func process(item: ImageProcessItem, options: KingfisherOptionsInfo) -> UIImage? {
    switch item {
    case .image(let image): image
    case .data(let data): UIImage(data: data)
    }
  }

  public func append(another: any ImageProcessor) -> any ImageProcessor {
    ProcessorChain(first: self, second: another)
  }
}

infix operator |> : AdditionPrecedence

public func |> (left: any ImageProcessor, right: any ImageProcessor) -> any ImageProcessor {
  left.append(another: right)
}

private struct ProcessorChain: ImageProcessor {
  let first: any ImageProcessor
  let second: any ImageProcessor
  var identifier: String { "\(first.identifier)|>\(second.identifier)" }

  func process(item: ImageProcessItem, options: KingfisherOptionsInfo) -> UIImage? {
    first.process(item: item, options: options)
      .flatMap { second.process(item: .image($0), options: options) }
  }
}

public enum ContentMode { case none, aspectFit, aspectFill }

public struct DefaultImageProcessor: ImageProcessor {
  public static let `default` = DefaultImageProcessor()
  public init() {}
}

public struct RoundCornerImageProcessor: ImageProcessor {
  public init(
    cornerRadius: CGFloat, targetSize: CGSize? = nil, roundingCorners: RectCorner = .all,
    backgroundColor: UIColor? = nil
  ) {}
}

public struct RectCorner: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let topLeft = RectCorner(rawValue: 1)
  public static let topRight = RectCorner(rawValue: 2)
  public static let bottomLeft = RectCorner(rawValue: 4)
  public static let bottomRight = RectCorner(rawValue: 8)
  public static let all: RectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

public struct ResizingImageProcessor: ImageProcessor {
  public init(referenceSize: CGSize, mode: ContentMode = .none) {}
}

public struct DownsamplingImageProcessor: ImageProcessor {
  public init(size: CGSize) {}
}

public struct CroppingImageProcessor: ImageProcessor {
  public init(size: CGSize, anchor: CGPoint = CGPoint(x: 0.5, y: 0.5)) {}
}

public struct BlurImageProcessor: ImageProcessor {
  public init(blurRadius: CGFloat) {}
}

public struct OverlayImageProcessor: ImageProcessor {
  public init(overlay: UIColor, fraction: CGFloat = 0.5) {}
}

public struct TintImageProcessor: ImageProcessor {
  public init(tint: UIColor) {}
}

public struct ColorControlsProcessor: ImageProcessor {
  public init(brightness: CGFloat, contrast: CGFloat, saturation: CGFloat, inputEV: CGFloat) {}
}

public struct BlackWhiteProcessor: ImageProcessor {
  public init() {}
}

public struct BorderImageProcessor: ImageProcessor {
  public init(border: Border) {}
}

public struct Border {
  public init(
    color: UIColor = .white, lineWidth: CGFloat = 4, radius: Radius = .point(0),
    roundingCorners: RectCorner = .all
  ) {}
}

public enum Radius {
  case widthFraction(CGFloat)
  case heightFraction(CGFloat)
  case point(CGFloat)
}

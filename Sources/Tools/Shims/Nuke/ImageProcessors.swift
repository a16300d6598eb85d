// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Nuke's, and their documentation is too.
public import Foundation
public import UIKit

public enum ImageProcessors {
  public struct Resize: ImageProcessing, CustomStringConvertible {
    public let identifier: String

    public init(
      size: CGSize, unit: ImageProcessingOptions.Unit = .points,
      contentMode: ImageProcessingOptions.ContentMode = .aspectFill, crop: Bool = false,
      upscale: Bool = false
    ) {
      identifier = "resize \(size.width) \(size.height) \(unit) \(contentMode) \(crop) \(upscale)"
    }

    public init(
      width: CGFloat, unit: ImageProcessingOptions.Unit = .points, crop: Bool = false,
      upscale: Bool = false
    ) { identifier = "resize width \(width) \(unit) \(crop) \(upscale)" }

    public init(
      height: CGFloat, unit: ImageProcessingOptions.Unit = .points, crop: Bool = false,
      upscale: Bool = false
    ) { identifier = "resize height \(height) \(unit) \(crop) \(upscale)" }

    public func process(_ image: PlatformImage) -> PlatformImage? { image }
    public var description: String { "Resize(\(identifier))" }
  }

  public struct RoundedCorners: ImageProcessing, CustomStringConvertible {
    public let identifier: String

    public init(
      radius: CGFloat, unit: ImageProcessingOptions.Unit = .points,
      border: ImageProcessingOptions.Border? = nil
    ) { identifier = "rounded \(radius) \(unit) \(border?.description ?? "")" }

    public func process(_ image: PlatformImage) -> PlatformImage? { image }
    public var description: String { "RoundedCorners(\(identifier))" }
  }

  public struct Circle: ImageProcessing, CustomStringConvertible {
    public let identifier: String

    public init(border: ImageProcessingOptions.Border? = nil) {
      identifier = "circle \(border?.description ?? "")"
    }

    public func process(_ image: PlatformImage) -> PlatformImage? { image }
    public var description: String { "Circle(\(identifier))" }
  }

  public struct GaussianBlur: ImageProcessing, CustomStringConvertible {
    public let identifier: String

    public init(radius: Int = 8) { identifier = "blur \(radius)" }

    public func process(_ image: PlatformImage) -> PlatformImage? { image }
    public var description: String { "GaussianBlur(\(identifier))" }
  }

  public struct Anonymous: ImageProcessing, CustomStringConvertible {
    public let identifier: String
    private let closure: (PlatformImage) -> PlatformImage?

    public init(id: String, _ closure: @escaping (PlatformImage) -> PlatformImage?) {
      (identifier, self.closure) = (id, closure)
    }

    public func process(_ image: PlatformImage) -> PlatformImage? { closure(image) }
    public var description: String { "AnonymousProcessor(identifier: \(identifier))" }
  }

  public struct Composition: ImageProcessing, CustomStringConvertible {
    let processors: [any ImageProcessing]

    public init(_ processors: [any ImageProcessing]) { self.processors = processors }

    public func process(_ image: PlatformImage) -> PlatformImage? {
      processors.reduce(image) { image, processor in image.flatMap(processor.process) }
    }

    public func process(
      _ container: ImageContainer, context: ImageProcessingContext
    ) throws -> ImageContainer {
      try processors.reduce(container) { try $1.process($0, context: context) }
    }

    public var identifier: String { processors.map(\.identifier).joined() }
    public var description: String { "Composition(processors: \(processors))" }
  }
}

/// The name of the processors before Nuke 9.
public typealias ImageProcessor = ImageProcessors

// MARK: Short names

extension ImageProcessing where Self == ImageProcessors.Resize {
  public static func resize(
    size: CGSize, unit: ImageProcessingOptions.Unit = .points,
    contentMode: ImageProcessingOptions.ContentMode = .aspectFill, crop: Bool = false,
    upscale: Bool = false
  ) -> Self {
    Self(size: size, unit: unit, contentMode: contentMode, crop: crop, upscale: upscale)
  }

  public static func resize(
    width: CGFloat, unit: ImageProcessingOptions.Unit = .points, upscale: Bool = false
  ) -> Self { Self(width: width, unit: unit, upscale: upscale) }

  public static func resize(
    height: CGFloat, unit: ImageProcessingOptions.Unit = .points, upscale: Bool = false
  ) -> Self { Self(height: height, unit: unit, upscale: upscale) }
}

extension ImageProcessing where Self == ImageProcessors.Circle {
  public static func circle(border: ImageProcessingOptions.Border? = nil) -> Self {
    Self(border: border)
  }
}

extension ImageProcessing where Self == ImageProcessors.RoundedCorners {
  public static func roundedCorners(
    radius: CGFloat, unit: ImageProcessingOptions.Unit = .points,
    border: ImageProcessingOptions.Border? = nil
  ) -> Self { Self(radius: radius, unit: unit, border: border) }
}

extension ImageProcessing where Self == ImageProcessors.Anonymous {
  public static func process(
    id: String, _ closure: @escaping (PlatformImage) -> PlatformImage?
  ) -> Self { Self(id: id, closure) }
}

extension ImageProcessing where Self == ImageProcessors.GaussianBlur {
  public static func gaussianBlur(radius: Int = 8) -> Self { Self(radius: radius) }
}

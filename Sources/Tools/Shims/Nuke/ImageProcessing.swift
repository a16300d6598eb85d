// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Nuke's, and their documentation is too.
public import Foundation
public import UIKit

/// A change of an image.
///
/// Images have no pixels, so Nuke's own processors hand them on as they are; one of the app is called.
public protocol ImageProcessing {
  func process(_ image: PlatformImage) -> PlatformImage?
  func process(
    _ container: ImageContainer, context: ImageProcessingContext
  ) throws -> ImageContainer
  var identifier: String { get }
  var hashableIdentifier: AnyHashable { get }
}

extension ImageProcessing {
  public func process(
    _ container: ImageContainer, context: ImageProcessingContext
  ) throws -> ImageContainer {
    guard let image = process(container.image) else { throw ImageProcessingError.unknown }
    var processed = container
    processed.image = image
    return processed
  }

  public var hashableIdentifier: AnyHashable { identifier }
}

nonisolated public struct ImageProcessingContext {
  public var request: ImageRequest
  public var response: ImageResponse
  public var isCompleted: Bool

  public init(request: ImageRequest, response: ImageResponse, isCompleted: Bool) {
    (self.request, self.response, self.isCompleted) = (request, response, isCompleted)
  }
}

nonisolated public enum ImageProcessingError: Error, CustomStringConvertible, Sendable {
  case unknown

  public var description: String { "The processor returned no image." }
}

nonisolated public enum ImageProcessingOptions: Sendable {
  public enum Unit: CustomStringConvertible, Sendable {
    case points
    case pixels

    public var description: String { self == .points ? "points" : "pixels" }
  }

  public enum ContentMode: CustomStringConvertible, Sendable {
    case aspectFill
    case aspectFit

    public var description: String { self == .aspectFill ? ".aspectFill" : ".aspectFit" }
  }

  public struct Border: Hashable, CustomStringConvertible, Sendable {
    public let width: CGFloat
    public let color: UIColor

    public init(color: UIColor, width: CGFloat = 1, unit: Unit = .points) {
      (self.color, self.width) = (color, width)
    }

    public var description: String { "Border(color: \(color), width: \(width) pixels)" }
  }
}

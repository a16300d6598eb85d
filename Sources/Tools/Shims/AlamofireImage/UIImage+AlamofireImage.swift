// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are AlamofireImage's, and their documentation is too.
public import Alamofire
public import Foundation
public import UIKit

extension UIImage: AlamofireExtended {}

/// Images have no pixels: a change gives the image as it is.
extension AlamofireExtension where ExtendedType: UIImage {
  public static func threadSafeImage(with data: Data) -> UIImage? { UIImage(data: data) }

  public static func threadSafeImage(with data: Data, scale: CGFloat) -> UIImage? {
    UIImage(data: data)
  }

  public var isInflated: Bool { true }
  public func inflate() {}
  public var containsAlphaComponent: Bool { true }
  public var isOpaque: Bool { !containsAlphaComponent }

  public func imageScaled(to size: CGSize, scale: CGFloat? = nil) -> UIImage { type }
  public func imageAspectScaled(toFit size: CGSize, scale: CGFloat? = nil) -> UIImage { type }
  public func imageAspectScaled(toFill size: CGSize, scale: CGFloat? = nil) -> UIImage { type }
  public func imageRoundedIntoCircle() -> UIImage { type }

  public func imageRounded(
    withCornerRadius radius: CGFloat, divideRadiusByImageScale: Bool = false
  ) -> UIImage { type }

  public func imageFiltered(
    withCoreImageFilter name: String, parameters: [String: Any]? = nil
  ) -> UIImage? { type }
}

extension UIImage {
  public static func af_threadSafeImage(with data: Data) -> UIImage? { UIImage(data: data) }

  public static func af_threadSafeImage(with data: Data, scale: CGFloat) -> UIImage? {
    UIImage(data: data)
  }

  public var af_inflated: Bool { true }
  public func af_inflate() {}
  public var af_containsAlphaComponent: Bool { af.containsAlphaComponent }
  public var af_isOpaque: Bool { af.isOpaque }
  public func af_imageScaled(to size: CGSize, scale: CGFloat? = nil) -> UIImage { self }
  public func af_imageAspectScaled(toFit size: CGSize, scale: CGFloat? = nil) -> UIImage { self }
  public func af_imageAspectScaled(toFill size: CGSize, scale: CGFloat? = nil) -> UIImage { self }
  public func af_imageRoundedIntoCircle() -> UIImage { self }

  public func af_imageRounded(
    withCornerRadius radius: CGFloat, divideRadiusByImageScale: Bool = false
  ) -> UIImage { self }

  public func af_imageFiltered(
    withCoreImageFilter name: String, parameters: [String: Any]? = nil
  ) -> UIImage? { self }
}

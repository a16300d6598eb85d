// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are AlamofireImage's, and their documentation is too.
public import Foundation
public import UIKit

extension UIImageView {
  public typealias AnimationOptions = UIView.AnimationOptions

  /// The way in which an image appears.
  public enum ImageTransition {
    case noTransition
    case crossDissolve(TimeInterval)
    case curlDown(TimeInterval)
    case curlUp(TimeInterval)
    case flipFromBottom(TimeInterval)
    case flipFromLeft(TimeInterval)
    case flipFromRight(TimeInterval)
    case flipFromTop(TimeInterval)
    case custom(
      duration: TimeInterval, animationOptions: AnimationOptions,
      animations: (UIImageView, Image) -> Void, completion: ((Bool) -> Void)?)

    public var duration: TimeInterval {
      switch self {
      case .noTransition: 0
      case .crossDissolve(let duration), .curlDown(let duration), .curlUp(let duration),
        .flipFromBottom(let duration), .flipFromLeft(let duration), .flipFromRight(let duration),
        .flipFromTop(let duration), .custom(let duration, _, _, _):
        duration
      }
    }

    public var animationOptions: AnimationOptions {
      switch self {
      case .noTransition: []
      case .crossDissolve: .transitionCrossDissolve
      case .curlDown: .transitionCurlDown
      case .curlUp: .transitionCurlUp
      case .flipFromBottom: .transitionFlipFromBottom
      case .flipFromLeft: .transitionFlipFromLeft
      case .flipFromRight: .transitionFlipFromRight
      case .flipFromTop: .transitionFlipFromTop
      case .custom(_, let options, _, _): options
      }
    }

    public var animations: (UIImageView, Image) -> Void {
      if case .custom(_, _, let animations, _) = self { return animations }
      return { $0.image = $1 }
    }

    public var completion: ((Bool) -> Void)? {
      if case .custom(_, _, _, let completion) = self { completion } else { nil }
    }
  }
}

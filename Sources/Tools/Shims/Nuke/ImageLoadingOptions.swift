// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Nuke's, and their documentation is too.
public import Foundation
import HeadlessDevice
public import UIKit

/// The images that a view shows before and instead of the loaded one, and the way in which that appears.
public struct ImageLoadingOptions {
  /// The options that are used where an app names none, for as long as its process runs.
  public static var shared: ImageLoadingOptions {
    get { SharedOptions.current.options }
    set { SharedOptions.current.options = newValue }
  }

  public var placeholder: PlatformImage?
  public var failureImage: PlatformImage?
  public var transition: Transition?
  public var failureImageTransition: Transition?
  public var alwaysTransition = false
  public var isPrepareForReuseEnabled = true
  public var isProgressiveRenderingEnabled = true
  public var pipeline: ImagePipeline?
  public var processors: [any ImageProcessing] = []
  public var contentModes: ContentModes?
  public var tintColors: TintColors?

  public init(
    placeholder: UIImage? = nil, transition: Transition? = nil, failureImage: UIImage? = nil,
    failureImageTransition: Transition? = nil, contentModes: ContentModes? = nil,
    tintColors: TintColors? = nil
  ) {
    (self.placeholder, self.transition, self.failureImage) = (placeholder, transition, failureImage)
    self.failureImageTransition = failureImageTransition
    (self.contentModes, self.tintColors) = (contentModes, tintColors)
  }

  public struct ContentModes {
    public var success: UIView.ContentMode
    public var failure: UIView.ContentMode
    public var placeholder: UIView.ContentMode

    public init(
      success: UIView.ContentMode, failure: UIView.ContentMode, placeholder: UIView.ContentMode
    ) { (self.success, self.failure, self.placeholder) = (success, failure, placeholder) }
  }

  public struct TintColors {
    public var success: UIColor?
    public var failure: UIColor?
    public var placeholder: UIColor?

    public init(success: UIColor?, failure: UIColor?, placeholder: UIColor?) {
      (self.success, self.failure, self.placeholder) = (success, failure, placeholder)
    }
  }

  /// The way in which an image appears; a fade shows it at once here.
  public struct Transition {
    let custom: ((ImageDisplayingView, UIImage) -> Void)?

    public static func fadeIn(
      duration: TimeInterval, options: UIView.AnimationOptions = .allowUserInteraction
    ) -> Transition { Transition(custom: nil) }

    public static func custom(
      _ closure: @escaping (ImageDisplayingView, UIImage) -> Void
    ) -> Transition { Transition(custom: closure) }
  }
}

/// The shared options of the app's process.
private final class SharedOptions {
  static var current: SharedOptions {
    Device.current.attached(SharedOptions.self) { SharedOptions() }
  }

  var options = ImageLoadingOptions()
}

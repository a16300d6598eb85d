// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Nuke's, and their documentation is too.
public import Foundation
import HeadlessUIKit
import UIKit

/// A view that shows images, by the method of Nuke 10 or by that of before.
public protocol Nuke_ImageDisplaying {
  func nuke_display(image: PlatformImage?, data: Data?)
  func nuke_display(image: PlatformImage?)
}

extension Nuke_ImageDisplaying {
  public func nuke_display(image: PlatformImage?, data: Data?) { nuke_display(image: image) }
  public func nuke_display(image: PlatformImage?) {}
}

public typealias ImageDisplayingView = UIView & Nuke_ImageDisplaying

extension UIImageView: Nuke_ImageDisplaying {
  public func nuke_display(image: UIImage?, data: Data?) { self.image = image }
  public func nuke_display(image: UIImage?) { self.image = image }
}

@discardableResult
public func loadImage(
  with request: (any ImageRequestConvertible)?, options: ImageLoadingOptions? = nil,
  into view: any ImageDisplayingView, completion: @escaping ImagePipeline.Completion
) -> ImageTask? {
  loadImage(with: request, options: options, into: view, progress: nil, completion: completion)
}

@discardableResult
public func loadImage(
  with request: (any ImageRequestConvertible)?, options: ImageLoadingOptions? = nil,
  into view: any ImageDisplayingView, progress: ImagePipeline.ProgressHandler? = nil,
  completion: ImagePipeline.Completion? = nil
) -> ImageTask? {
  ViewLoad.of(view).load(
    request?.asImageRequest(), options ?? .shared, progress, completion)
}

public func cancelRequest(for view: any ImageDisplayingView) { ViewLoad.of(view).cancel() }

private var loadKey: UInt8 = 0

/// The load of the image of a view, which the next one cancels.
private final class ViewLoad {
  private weak var view: (any ImageDisplayingView)?
  private var task: ImageTask?

  private init(_ view: any ImageDisplayingView) { self.view = view }

  static func of(_ view: any ImageDisplayingView) -> ViewLoad {
    if let kept = objc_getAssociatedObject(view, &loadKey) as? ViewLoad { return kept }
    let new = ViewLoad(view)
    objc_setAssociatedObject(view, &loadKey, new, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return new
  }

  func cancel() {
    task?.cancel()
    task = nil
  }

  func load(
    _ request: ImageRequest?, _ options: ImageLoadingOptions,
    _ progress: ImagePipeline.ProgressHandler?, _ completion: ImagePipeline.Completion?
  ) -> ImageTask? {
    cancel()
    guard var request else {
      if options.isPrepareForReuseEnabled { view?.nuke_display(image: nil, data: nil) }
      finish(.failure(.imageRequestMissing), options, isKept: true, completion)
      return nil
    }
    if request.processors.isEmpty { request.processors = options.processors }
    let pipeline = options.pipeline ?? .shared
    if let kept = pipeline.cache[request] {
      let response = ImageResponse(container: kept, request: request, cacheType: .memory)
      finish(.success(response), options, isKept: true, completion)
      return nil
    }
    if let placeholder = options.placeholder {
      show(ImageContainer(image: placeholder), Look(placeholder: options))
    } else if options.isPrepareForReuseEnabled {
      view?.nuke_display(image: nil, data: nil)
    }
    task = pipeline.loadImage(with: request, progress: progress) { [weak self] result in
      self?.task = nil
      self?.finish(result, options, isKept: false, completion)
    }
    return task
  }

  private func finish(
    _ result: Result<ImageResponse, ImagePipeline.Error>, _ options: ImageLoadingOptions,
    isKept: Bool, _ completion: ImagePipeline.Completion?
  ) {
    let isAnimated = !isKept || options.alwaysTransition
    if let container = try? result.get().container {
      show(container, Look(success: options, isAnimated: isAnimated))
    } else if let image = options.failureImage {
      show(ImageContainer(image: image), Look(failure: options, isAnimated: isAnimated))
    }
    completion?(result)
  }

  private func show(_ container: ImageContainer, _ look: Look) {
    guard let view else { return }
    var container = container
    if let tint = look.tint {
      container.image = container.image.withRenderingMode(.alwaysTemplate)
      view.tintColor = tint
    }
    if let custom = look.transition?.custom {
      custom(view, container.image)
    } else {
      view.nuke_display(image: container.image, data: container.data)
    }
    if let mode = look.mode { view.contentMode = mode }
  }
}

/// The look of an image: its mode, its tint and the way in which it appears.
private struct Look {
  let mode: UIView.ContentMode?
  let tint: UIColor?
  let transition: ImageLoadingOptions.Transition?

  init(placeholder options: ImageLoadingOptions) {
    (mode, tint) = (options.contentModes?.placeholder, options.tintColors?.placeholder)
    transition = nil
  }

  init(success options: ImageLoadingOptions, isAnimated: Bool) {
    (mode, tint) = (options.contentModes?.success, options.tintColors?.success)
    transition = isAnimated ? options.transition : nil
  }

  init(failure options: ImageLoadingOptions, isAnimated: Bool) {
    (mode, tint) = (options.contentModes?.failure, options.tintColors?.failure)
    transition = isAnimated ? options.failureImageTransition : nil
  }
}

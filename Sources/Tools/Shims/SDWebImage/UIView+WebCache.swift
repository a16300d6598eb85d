// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are SDWebImage's, and their documentation is too.
public import Foundation
import RemoteImages
public import UIKit

/// The loads of a view, by what they are for, and its indicator.
private final class ViewLoads {
  var operations: [String: SDWebImageCombinedOperation] = [:]
  var urls: [String: URL] = [:]
  var indicator: (any SDWebImageIndicator)?
  var transition: SDWebImageTransition?

  static func of(_ view: UIView) -> ViewLoads {
    if let kept = objc_getAssociatedObject(view, &loadsKey) as? ViewLoads { return kept }
    let new = ViewLoads()
    objc_setAssociatedObject(view, &loadsKey, new, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return new
  }
}

private var loadsKey: UInt8 = 0

extension UIView {
  public var sd_imageURL: URL? { ViewLoads.of(self).urls["image"] }

  public var sd_imageIndicator: (any SDWebImageIndicator)? {
    get { ViewLoads.of(self).indicator }
    set {
      let loads = ViewLoads.of(self)
      loads.indicator?.indicatorView.removeFromSuperview()
      loads.indicator = newValue
    }
  }

  public var sd_imageTransition: SDWebImageTransition? {
    get { ViewLoads.of(self).transition }
    set { ViewLoads.of(self).transition = newValue }
  }

  public func sd_cancelCurrentImageLoad() { sd_cancel("image") }

  fileprivate func sd_cancel(_ purpose: String) {
    ViewLoads.of(self).operations.removeValue(forKey: purpose)?.cancel()
  }

  /// Cancels the load before, shows the placeholder, and loads an image; a cancelled load shows nothing.
  fileprivate func sd_load(
    _ url: URL?, _ purpose: String, _ placeholder: UIImage?, _ options: SDWebImageOptions,
    _ context: [SDWebImageContextOption: Any]?, _ progress: SDImageLoaderProgressBlock?,
    _ completed: SDExternalCompletionBlock?, show: @escaping (UIImage?) -> Void
  ) {
    sd_cancel(purpose)
    let loads = ViewLoads.of(self)
    loads.urls[purpose] = url
    if !options.contains(.delayPlaceholder) { show(placeholder) }
    guard url != nil else {
      if options.contains(.delayPlaceholder) { show(placeholder) }
      completed?(nil, SDWebImageError(code: .invalidURL), .none, nil)
      return
    }
    if options.contains(.refreshCached), let url,
      let kept = RemoteImages.current.loaded(url.absoluteString)
    {
      // The picture that is there is told first, and then the one that the server has now.
      show(kept.image)
      completed?(kept.image, nil, .memory, url)
    }
    sd_showIndicator(loads)
    var isDone = false
    let operation = SDWebImageManager.shared.loadImage(
      with: url, options: options, context: context, progress: progress
    ) { image, _, error, cacheType, _, _ in
      isDone = true
      if (error as? SDWebImageError)?.code != .cancelled {
        loads.operations[purpose] = nil
        loads.indicator?.stopAnimatingIndicator()
        if let image, !options.contains(.avoidAutoSetImage) || completed == nil { show(image) }
        if image == nil, options.contains(.delayPlaceholder) { show(placeholder) }
      }
      completed?(image, error, cacheType, url)
    }
    if !isDone { loads.operations[purpose] = operation }
  }

  private func sd_showIndicator(_ loads: ViewLoads) {
    guard let indicator = loads.indicator else { return }
    if indicator.indicatorView.superview == nil { addSubview(indicator.indicatorView) }
    indicator.startAnimatingIndicator()
  }
}

// MARK: Image views

extension UIImageView {
  public var sd_currentImageURL: URL? { sd_imageURL }

  public func sd_setImage(
    with url: URL?, completed completedBlock: SDExternalCompletionBlock? = nil
  ) {
    sd_setImage(with: url, placeholderImage: nil, options: [], completed: completedBlock)
  }

  public func sd_setImage(
    with url: URL?, placeholderImage placeholder: UIImage?, options: SDWebImageOptions = [],
    completed completedBlock: SDExternalCompletionBlock? = nil
  ) {
    sd_setImage(
      with: url, placeholderImage: placeholder, options: options, context: nil, progress: nil,
      completed: completedBlock)
  }

  public func sd_setImage(
    with url: URL?, placeholderImage placeholder: UIImage?, options: SDWebImageOptions = [],
    progress progressBlock: SDImageLoaderProgressBlock?,
    completed completedBlock: SDExternalCompletionBlock? = nil
  ) {
    sd_setImage(
      with: url, placeholderImage: placeholder, options: options, context: nil,
      progress: progressBlock, completed: completedBlock)
  }

  public func sd_setImage(
    with url: URL?, placeholderImage placeholder: UIImage?, options: SDWebImageOptions = [],
    context: [SDWebImageContextOption: Any]?,
    progress progressBlock: SDImageLoaderProgressBlock? = nil,
    completed completedBlock: SDExternalCompletionBlock? = nil
  ) {
    sd_load(url, "image", placeholder, options, context, progressBlock, completedBlock) {
      [weak self] in self?.image = $0
    }
  }
}

// MARK: Buttons

extension UIButton {
  public func sd_setImage(
    with url: URL?, for state: UIControl.State, placeholderImage placeholder: UIImage? = nil,
    options: SDWebImageOptions = [], context: [SDWebImageContextOption: Any]? = nil,
    progress progressBlock: SDImageLoaderProgressBlock? = nil,
    completed completedBlock: SDExternalCompletionBlock? = nil
  ) {
    sd_load(
      url, "image \(state.rawValue)", placeholder, options, context, progressBlock, completedBlock
    ) { [weak self] in self?.setImage($0, for: state) }
  }

  public func sd_setBackgroundImage(
    with url: URL?, for state: UIControl.State, placeholderImage placeholder: UIImage? = nil,
    options: SDWebImageOptions = [], context: [SDWebImageContextOption: Any]? = nil,
    progress progressBlock: SDImageLoaderProgressBlock? = nil,
    completed completedBlock: SDExternalCompletionBlock? = nil
  ) {
    sd_load(
      url, "background \(state.rawValue)", placeholder, options, context, progressBlock,
      completedBlock
    ) { [weak self] in self?.setBackgroundImage($0, for: state) }
  }

  public func sd_cancelImageLoad(for state: UIControl.State) {
    sd_cancel("image \(state.rawValue)")
  }

  public func sd_cancelBackgroundImageLoad(for state: UIControl.State) {
    sd_cancel("background \(state.rawValue)")
  }
}

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Kingfisher's, and their documentation is too.
public import Foundation
public import UIKit

public typealias LoadCompletion = (Result<RetrieveImageResult, KingfisherError>) -> Void

extension KingfisherWrapper where Base: UIImageView {
  private var load: ViewLoad { ViewLoads.of(base).load("image") }

  public var taskIdentifier: UInt? { load.identifier }
  public var webURL: URL? { load.url }

  public var indicatorType: IndicatorType {
    get { ViewLoads.of(base).indicatorType }
    nonmutating set {
      let loads = ViewLoads.of(base)
      loads.indicatorType = newValue
      loads.indicator?.view.removeFromSuperview()
      loads.indicator = Self.indicator(newValue)
      if let view = loads.indicator?.view {
        view.isHidden = true
        base.addSubview(view)
      }
    }
  }

  public var indicator: (any Indicator)? { ViewLoads.of(base).indicator }

  private static func indicator(_ type: IndicatorType) -> (any Indicator)? {
    switch type {
    case .none: nil
    case .activity: ActivityIndicator()
    case .image(let data): ImageIndicator(picture: UIImageView(image: UIImage(data: data)))
    case .custom(let indicator): indicator
    }
  }

  /// The placeholder that the view shows; another one takes its place, and nil removes the image too.
  public var placeholder: (any Placeholder)? {
    get { load.placeholder }
    nonmutating set {
      load.placeholder?.remove(from: base)
      load.placeholder = newValue
      if let newValue { newValue.add(to: base) } else { base.image = nil }
    }
  }

  @discardableResult
  public func setImage(
    with resource: (any Resource)?, placeholder: (any Placeholder)? = nil,
    options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil,
    completionHandler: LoadCompletion? = nil
  ) -> DownloadTask? {
    setImage(
      with: resource?.convertToSource(), placeholder: placeholder, options: options,
      progressBlock: progressBlock, completionHandler: completionHandler)
  }

  @discardableResult
  @_disfavoredOverload
  public func setImage(
    with provider: (any ImageDataProvider)?, placeholder: (any Placeholder)? = nil,
    options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil,
    completionHandler: LoadCompletion? = nil
  ) -> DownloadTask? {
    setImage(
      with: provider.map(Source.provider), placeholder: placeholder, options: options,
      progressBlock: progressBlock, completionHandler: completionHandler)
  }

  @discardableResult
  @_disfavoredOverload
  public func setImage(
    with source: Source?, placeholder: (any Placeholder)? = nil,
    options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil,
    completionHandler: LoadCompletion? = nil
  ) -> DownloadTask? {
    guard let source else {
      self.placeholder = placeholder
      load.identifier = nil
      completionHandler?(.failure(.imageSettingError(reason: .emptySource)))
      return nil
    }
    let all = KingfisherManager.shared.defaultOptions + (options ?? [])
    if !all.keepsCurrentImage || (base.image == nil && self.placeholder == nil) {
      self.placeholder = placeholder
    }
    indicator?.startAnimatingView()
    let (view, wrapper) = (base, self)
    return load.load(
      source, options, progressBlock,
      show: { result in
        wrapper.indicator?.stopAnimatingView()
        if let image = (try? result.get().image) ?? all.failureImage ?? nil {
          wrapper.placeholder = nil
          view.image = image
        } else if all.failureImage != nil {
          wrapper.placeholder = nil
        }
      }, completionHandler)
  }

  public func cancelDownloadTask() { load.cancel() }
}

open class AnimatedImageView: UIImageView {
  public enum RepeatCount: Equatable {
    case once
    case finite(count: UInt)
    case infinite
  }

  open var autoPlayAnimatedImage = true
  open var framePreloadCount = 10
  open var needsPrescaling = true
  open var backgroundDecode = true
  open var repeatCount = RepeatCount.infinite
}

// MARK: Buttons

extension KingfisherWrapper where Base: UIButton {
  @discardableResult
  public func setImage(
    with resource: (any Resource)?, for state: UIControl.State, placeholder: UIImage? = nil,
    options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil,
    completionHandler: LoadCompletion? = nil
  ) -> DownloadTask? {
    setImage(
      with: resource?.convertToSource(), for: state, placeholder: placeholder, options: options,
      progressBlock: progressBlock, completionHandler: completionHandler)
  }

  @discardableResult
  @_disfavoredOverload
  public func setImage(
    with source: Source?, for state: UIControl.State, placeholder: UIImage? = nil,
    options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil,
    completionHandler: LoadCompletion? = nil
  ) -> DownloadTask? {
    let button = base
    return set(
      source, placeholder, options, progressBlock, load("image", state), completionHandler
    ) { button.setImage($0, for: state) }
  }

  @discardableResult
  public func setBackgroundImage(
    with resource: (any Resource)?, for state: UIControl.State, placeholder: UIImage? = nil,
    options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil,
    completionHandler: LoadCompletion? = nil
  ) -> DownloadTask? {
    setBackgroundImage(
      with: resource?.convertToSource(), for: state, placeholder: placeholder, options: options,
      progressBlock: progressBlock, completionHandler: completionHandler)
  }

  @discardableResult
  public func setBackgroundImage(
    with source: Source?, for state: UIControl.State, placeholder: UIImage? = nil,
    options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil,
    completionHandler: LoadCompletion? = nil
  ) -> DownloadTask? {
    let button = base
    return set(
      source, placeholder, options, progressBlock, load("background", state), completionHandler
    ) { button.setBackgroundImage($0, for: state) }
  }

  public func cancelImageDownloadTask() { load("image", .normal).cancel() }
  public func cancelBackgroundImageDownloadTask() { load("background", .normal).cancel() }

  private func load(_ purpose: String, _ state: UIControl.State) -> ViewLoad {
    ViewLoads.of(base).load("\(purpose) \(state.rawValue)")
  }

  private func set(
    _ source: Source?, _ placeholder: UIImage?, _ options: KingfisherOptionsInfo?,
    _ progress: DownloadProgressBlock?, _ load: ViewLoad, _ completion: LoadCompletion?,
    _ show: @escaping (UIImage?) -> Void
  ) -> DownloadTask? {
    guard let source else {
      show(placeholder)
      load.identifier = nil
      completion?(.failure(.imageSettingError(reason: .emptySource)))
      return nil
    }
    let all = KingfisherManager.shared.defaultOptions + (options ?? [])
    if !all.keepsCurrentImage { show(placeholder) }
    return load.load(
      source, options, progress,
      show: { result in
        if let image = try? result.get().image {
          show(image)
        } else if let image = all.failureImage {
          show(image)
        }
      }, completion)
  }
}

// MARK: Bar items

extension KingfisherWrapper where Base: UIBarItem {
  @discardableResult
  public func setImage(
    with resource: (any Resource)?, placeholder: UIImage? = nil,
    options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil,
    completionHandler: LoadCompletion? = nil
  ) -> DownloadTask? {
    let (item, load) = (base, ViewLoads.of(base).load("image"))
    item.image = placeholder
    guard let source = resource?.convertToSource() else {
      load.identifier = nil
      completionHandler?(.failure(.imageSettingError(reason: .emptySource)))
      return nil
    }
    return load.load(
      source, options, progressBlock,
      show: { if let image = try? $0.get().image { item.image = image } }, completionHandler)
  }
}

// MARK: Images

extension KingfisherWrapper where Base: UIImage {
  public var size: CGSize { base.size }
  public var scale: CGFloat { 1 }
  public var normalized: UIImage { base }
  public var decoded: UIImage { base }

  public func pngRepresentation() -> Data? { base.pngData() }

  public func jpegRepresentation(compressionQuality: CGFloat) -> Data? {
    base.jpegData(compressionQuality: compressionQuality)
  }

  public func resize(to size: CGSize) -> UIImage { base }
  public func resize(to size: CGSize, for contentMode: ContentMode) -> UIImage { base }
  public func blurred(withRadius radius: CGFloat) -> UIImage { base }
  public func tinted(with color: UIColor) -> UIImage { base }

  public func image(
    withRoundRadius radius: CGFloat, fit size: CGSize, roundingCorners corners: RectCorner = .all,
    backgroundColor: UIColor? = nil
  ) -> UIImage { base }

  public func crop(to size: CGSize, anchorOn anchor: CGPoint) -> UIImage { base }
}

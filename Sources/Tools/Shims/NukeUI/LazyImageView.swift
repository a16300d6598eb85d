// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are NukeUI's, and their documentation is too.
public import Foundation
public import Nuke
public import UIKit

/// A view that shows a placeholder, then the image of its request, or what stands for a failure.
public final class LazyImageView: UIView {
  public enum SubviewPosition {
    case center
    case fill
  }

  public enum Transition {
    case fadeIn(duration: TimeInterval)
    case custom(closure: (LazyImageView, ImageContainer) -> Void)
  }

  public let imageView = UIImageView()
  public var processors: [any ImageProcessing]?
  public var priority: ImageRequest.Priority? {
    didSet { if let priority { imageTask?.priority = priority } }
  }
  public var imageTask: ImageTask?
  public var pipeline = ImagePipeline.shared
  public var transition: Transition? = .fadeIn(duration: 0.33)
  public var makeImageView: ((ImageContainer) -> UIView?)?
  public var isProgressiveImageRenderingEnabled = true
  public var isResetEnabled = true
  public var showPlaceholderOnFailure = false

  public var onStart: ((ImageTask) -> Void)?
  public var onPreview: ((ImageResponse) -> Void)?
  public var onProgress: ((ImageTask.Progress) -> Void)?
  public var onSuccess: ((ImageResponse) -> Void)?
  public var onFailure: ((any Error) -> Void)?
  public var onCompletion: ((Result<ImageResponse, any Error>) -> Void)?

  private var customImageView: UIView?
  private var isResetNeeded = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    imageView.isHidden = true
    addSubview(imageView)
    SubviewPosition.fill.place(imageView, in: self)
    placeholderView = UIView()
  }

  // MARK: Placeholder and failure

  public var placeholderImage: PlatformImage? {
    didSet { placeholderView = placeholderImage.map { UIImageView(image: $0) } }
  }

  public var placeholderView: UIView? {
    didSet {
      replace(oldValue, with: placeholderView, placeholderViewPosition)
      placeholderView?.isHidden = !imageView.isHidden
      (placeholderView as? UIActivityIndicatorView)?.startAnimating()
    }
  }

  public var placeholderViewPosition = SubviewPosition.fill

  public var failureImage: PlatformImage? {
    didSet { failureView = failureImage.map { UIImageView(image: $0) } }
  }

  public var failureView: UIView? {
    didSet {
      replace(oldValue, with: failureView, failureViewPosition)
      failureView?.isHidden = true
    }
  }

  public var failureViewPosition = SubviewPosition.fill

  private func replace(_ old: UIView?, with new: UIView?, _ position: SubviewPosition) {
    old?.removeFromSuperview()
    guard let new else { return }
    insertSubview(new, at: 0)
    position.place(new, in: self)
  }

  // MARK: Loading

  public var url: URL? {
    get { request?.url }
    set { request = newValue.map { ImageRequest(url: $0) } }
  }

  /// The request in the words of NukeUI's first versions.
  public var source: (any ImageRequestConvertible)? {
    get { request }
    set { request = newValue?.asImageRequest() }
  }

  public var request: ImageRequest? { didSet { load(request) } }

  public func cancel() {
    imageTask?.cancel()
    imageTask = nil
  }

  public func reset() {
    cancel()
    clear()
  }

  /// Removes what is shown, but for the image where another one takes its place at once.
  private func clear(keepsImage: Bool = false) {
    if !keepsImage {
      imageView.image = nil
      imageView.isHidden = true
    }
    customImageView?.removeFromSuperview()
    customImageView = nil
    placeholderView?.isHidden = true
    failureView?.isHidden = true
    isResetNeeded = false
  }

  private func load(_ request: ImageRequest?) {
    cancel()
    guard var request else {
      prepare()
      return finish(.failure(ImagePipeline.Error.imageRequestMissing), isKept: true)
    }
    if request.processors.isEmpty { request.processors = processors ?? [] }
    if let priority { request.priority = priority }
    if let kept = pipeline.cache[request] {
      prepare(keepsImage: true)
      let response = ImageResponse(container: kept, request: request, cacheType: .memory)
      return finish(.success(response), isKept: true)
    }
    prepare()
    placeholderView?.isHidden = false
    start(request)
  }

  private func prepare(keepsImage: Bool = false) {
    if isResetEnabled { clear(keepsImage: keepsImage) } else { isResetNeeded = true }
  }

  private func start(_ request: ImageRequest) {
    let task = pipeline.loadImage(
      with: request,
      progress: { [weak self] _, completed, total in
        self?.onProgress?(ImageTask.Progress(completed: completed, total: total))
      },
      completion: { [weak self] in self?.finish($0.mapError { $0 }, isKept: false) })
    imageTask = task
    onStart?(task)
  }

  private func finish(_ result: Result<ImageResponse, any Error>, isKept: Bool) {
    if isResetNeeded { clear(keepsImage: (try? result.get()) != nil) }
    placeholderView?.isHidden = true
    imageTask = nil
    switch result {
    case .success(let response):
      show(response.container, isKept: isKept)
      onSuccess?(response)
    case .failure(let error):
      (showPlaceholderOnFailure ? placeholderView : failureView)?.isHidden = false
      onFailure?(error)
    }
    onCompletion?(result)
  }

  private func show(_ container: ImageContainer, isKept: Bool) {
    customImageView?.removeFromSuperview()
    customImageView = makeImageView?(container)
    if let customImageView {
      addSubview(customImageView)
      SubviewPosition.fill.place(customImageView, in: self)
    } else {
      imageView.image = container.image
      imageView.isHidden = false
    }
    if !isKept, case .custom(let closure) = transition { closure(self, container) }
  }
}

extension LazyImageView.SubviewPosition {
  /// Places a view in the middle of another one, or over all of it.
  fileprivate func place(_ view: UIView, in other: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    let constraints =
      switch self {
      case .center:
        [
          view.centerXAnchor.constraint(equalTo: other.centerXAnchor),
          view.centerYAnchor.constraint(equalTo: other.centerYAnchor),
        ]
      case .fill:
        [
          view.topAnchor.constraint(equalTo: other.topAnchor),
          view.bottomAnchor.constraint(equalTo: other.bottomAnchor),
          view.leadingAnchor.constraint(equalTo: other.leadingAnchor),
          view.trailingAnchor.constraint(equalTo: other.trailingAnchor),
        ]
      }
    NSLayoutConstraint.activate(constraints)
  }
}

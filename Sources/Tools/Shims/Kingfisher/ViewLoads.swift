// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Kingfisher's, and their documentation is too.
public import Foundation
public import UIKit

/// The load of one image of a view: of its image, or of a button's image or background for a state.
final class ViewLoad {
  var identifier: UInt?
  var task: DownloadTask?
  var url: URL?
  var placeholder: (any Placeholder)?

  private static var last: UInt = 0

  /// Begins another load, after which the answers of earlier ones do not count.
  func begin(_ source: Source) -> UInt {
    Self.last += 1
    identifier = Self.last
    url = source.url
    return Self.last
  }

  /// Loads an image, and hands it on unless another load has begun meanwhile.
  func load(
    _ source: Source, _ options: KingfisherOptionsInfo?, _ progress: DownloadProgressBlock?,
    show: @escaping (Result<RetrieveImageResult, KingfisherError>) -> Void,
    _ completion: ((Result<RetrieveImageResult, KingfisherError>) -> Void)?
  ) -> DownloadTask? {
    let issued = begin(source)
    task = KingfisherManager.shared.retrieveImage(
      with: source, options: options, progressBlock: progress
    ) { result in
      guard self.identifier == issued else {
        let (value, error) = (try? result.get(), result.failure)
        completion?(
          .failure(
            .imageSettingError(
              reason: .notCurrentSourceTask(result: value, error: error, source: source))))
        return
      }
      (self.identifier, self.task) = (nil, nil)
      show(result)
      completion?(result)
    }
    return task
  }

  func cancel() { task?.cancel() }
}

extension Result {
  fileprivate var failure: Failure? {
    if case .failure(let error) = self { error } else { nil }
  }
}

/// The loads of a view, by what they are for.
final class ViewLoads {
  private var loads: [String: ViewLoad] = [:]
  var indicatorType = IndicatorType.none
  var indicator: (any Indicator)?

  static func of(_ view: AnyObject) -> ViewLoads {
    if let kept = objc_getAssociatedObject(view, &loadsKey) as? ViewLoads { return kept }
    let new = ViewLoads()
    objc_setAssociatedObject(view, &loadsKey, new, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return new
  }

  func load(_ purpose: String) -> ViewLoad {
    if let kept = loads[purpose] { return kept }
    let new = ViewLoad()
    loads[purpose] = new
    return new
  }
}

private var loadsKey: UInt8 = 0

// MARK: Placeholders

public protocol Placeholder {
  func add(to imageView: UIImageView)
  func remove(from imageView: UIImageView)
}

extension UIImage: Placeholder {
  public func add(to imageView: UIImageView) { imageView.image = self }
  public func remove(from imageView: UIImageView) { imageView.image = nil }
}

extension Placeholder where Self: UIView {
  public func add(to imageView: UIImageView) {
    imageView.addSubview(self)
    translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      centerXAnchor.constraint(equalTo: imageView.centerXAnchor),
      centerYAnchor.constraint(equalTo: imageView.centerYAnchor),
      heightAnchor.constraint(equalTo: imageView.heightAnchor),
      widthAnchor.constraint(equalTo: imageView.widthAnchor),
    ])
  }

  public func remove(from imageView: UIImageView) { removeFromSuperview() }
}

// MARK: Indicators

public enum IndicatorType {
  case none
  case activity
  case image(imageData: Data)
  case custom(indicator: any Indicator)
}

public protocol Indicator {
  func startAnimatingView()
  func stopAnimatingView()
  var centerOffset: CGPoint { get }
  var view: UIView { get }
}

extension Indicator {
  public var centerOffset: CGPoint { .zero }
}

struct ActivityIndicator: Indicator {
  let activity = UIActivityIndicatorView(style: .medium)
  var view: UIView { activity }

  func startAnimatingView() {
    activity.startAnimating()
    activity.isHidden = false
  }

  func stopAnimatingView() {
    activity.stopAnimating()
    activity.isHidden = true
  }
}

struct ImageIndicator: Indicator {
  let picture: UIImageView
  var view: UIView { picture }
  func startAnimatingView() { picture.isHidden = false }
  func stopAnimatingView() { picture.isHidden = true }
}

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Kingfisher's, and their documentation is too.
public import Foundation
public import UIKit

extension KF {
  public static func url(_ url: URL?, cacheKey: String? = nil) -> Builder {
    Builder(url.map { .network(ImageResource(downloadURL: $0, cacheKey: cacheKey)) })
  }

  public static func resource(_ resource: (any Resource)?) -> Builder {
    Builder(resource?.convertToSource())
  }

  public static func source(_ source: Source?) -> Builder { Builder(source) }

  public static func dataProvider(_ provider: (any ImageDataProvider)?) -> Builder {
    Builder(provider.map(Source.provider))
  }

  public static func data(_ data: Data?, cacheKey: String) -> Builder {
    dataProvider(data.map { RawImageDataProvider(data: $0, cacheKey: cacheKey) })
  }

  public final class Builder {
    private let source: Source?
    private var placeholder: (any Placeholder)?
    private var options: KingfisherOptionsInfo = []
    private var progress: DownloadProgressBlock?
    private var success: ((RetrieveImageResult) -> Void)?
    private var failure: ((KingfisherError) -> Void)?

    init(_ source: Source?) { self.source = source }

    private func adding(_ item: KingfisherOptionsInfoItem) -> Self {
      options.append(item)
      return self
    }

    public func placeholder(_ placeholder: (any Placeholder)?) -> Self {
      self.placeholder = placeholder
      return self
    }

    public func fade(duration: TimeInterval) -> Self { adding(.transition(.fade(duration))) }
    public func transition(_ transition: ImageTransition) -> Self {
      adding(.transition(transition))
    }
    public func forceRefresh(_ enabled: Bool = true) -> Self {
      enabled ? adding(.forceRefresh) : self
    }
    public func onlyFromCache(_ enabled: Bool = true) -> Self {
      enabled ? adding(.onlyFromCache) : self
    }
    public func keepCurrentImageWhileLoading(_ enabled: Bool = true) -> Self {
      enabled ? adding(.keepCurrentImageWhileLoading) : self
    }
    public func cacheOriginalImage(_ enabled: Bool = true) -> Self { self }
    public func cacheMemoryOnly(_ enabled: Bool = true) -> Self { self }
    public func loadDiskFileSynchronously(_ enabled: Bool = true) -> Self { self }
    public func backgroundDecode(_ enabled: Bool = true) -> Self { self }
    public func scaleFactor(_ factor: CGFloat) -> Self { self }
    public func downsampling(size: CGSize) -> Self { self }
    public func resizing(referenceSize: CGSize, mode: ContentMode = .none) -> Self { self }
    public func roundCorner(
      radius: Radius, targetSize: CGSize? = nil, roundingCorners corners: RectCorner = .all,
      backgroundColor: UIColor? = nil
    ) -> Self { self }
    public func setProcessor(_ processor: any ImageProcessor) -> Self {
      adding(.processor(processor))
    }
    public func requestModifier(_ modifier: any ImageDownloadRequestModifier) -> Self {
      adding(.requestModifier(modifier))
    }
    public func onFailureImage(_ image: UIImage?) -> Self { adding(.onFailureImage(image)) }

    public func onProgress(_ block: DownloadProgressBlock?) -> Self {
      progress = block
      return self
    }

    public func onSuccess(_ block: ((RetrieveImageResult) -> Void)?) -> Self {
      success = block
      return self
    }

    public func onFailure(_ block: ((KingfisherError) -> Void)?) -> Self {
      failure = block
      return self
    }

    private func complete(_ result: Result<RetrieveImageResult, KingfisherError>) {
      switch result {
      case .success(let value): success?(value)
      case .failure(let error): failure?(error)
      }
    }

    @discardableResult
    public func set(to imageView: UIImageView) -> DownloadTask? {
      imageView.kf.setImage(
        with: source, placeholder: placeholder, options: options, progressBlock: progress,
        completionHandler: complete)
    }

    @discardableResult
    public func set(to button: UIButton, for state: UIControl.State) -> DownloadTask? {
      button.kf.setImage(
        with: source, for: state, placeholder: placeholder as? UIImage, options: options,
        progressBlock: progress, completionHandler: complete)
    }
  }
}

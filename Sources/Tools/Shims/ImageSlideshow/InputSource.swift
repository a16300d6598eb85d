// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are ImageSlideshow's, and their documentation is too.
public import Foundation
public import HeadlessUIKit
public import Kingfisher
internal import RemoteImages

/// The place where the image of a slide comes from.
public protocol InputSource: AnyObject {
  func load(to imageView: UIImageView, with callback: @escaping (_ image: UIImage?) -> Void)
  func cancelLoad(on imageView: UIImageView)
}

extension InputSource {
  public func cancelLoad(on imageView: UIImageView) {}
}

open class ImageSource: NSObject, InputSource {
  var image: UIImage

  public init(image: UIImage) { self.image = image }

  public init?(imageString: String) {
    guard let image = UIImage(named: imageString) else { return nil }
    self.image = image
  }

  public func load(to imageView: UIImageView, with callback: @escaping (UIImage?) -> Void) {
    imageView.image = image
    callback(image)
  }
}

open class BundleImageSource: NSObject, InputSource {
  var imageString: String

  public init(imageString: String) { self.imageString = imageString }

  public func load(to imageView: UIImageView, with callback: @escaping (UIImage?) -> Void) {
    let image = UIImage(named: imageString)
    imageView.image = image
    callback(image)
  }
}

open class FileImageSource: NSObject, InputSource {
  var path: String

  public init(path: String) { self.path = path }

  public func load(to imageView: UIImageView, with callback: @escaping (UIImage?) -> Void) {
    let image = UIImage(contentsOfFile: path)
    imageView.image = image
    callback(image)
  }
}

public class KingfisherSource: NSObject, InputSource {
  public var url: URL
  public var placeholder: UIImage?
  public var options: KingfisherOptionsInfo?

  public init(url: URL, placeholder: UIImage? = nil, options: KingfisherOptionsInfo? = nil) {
    self.url = url
    self.placeholder = placeholder
    self.options = options
  }

  public convenience init?(
    urlString: String, placeholder: UIImage? = nil, options: KingfisherOptionsInfo? = nil
  ) {
    guard let url = URL(string: urlString) else { return nil }
    self.init(url: url, placeholder: placeholder, options: options)
  }

  public func load(to imageView: UIImageView, with callback: @escaping (UIImage?) -> Void) {
    imageView.kf.setImage(
      with: url, placeholder: placeholder, options: options,
      completionHandler: { result in
        callback((try? result.get())?.image ?? self.placeholder)
      })
  }

  public func cancelLoad(on imageView: UIImageView) { imageView.kf.cancelDownloadTask() }
}

/// The source of an image at a URL, without options.
public class RemoteImageSource: NSObject, InputSource {
  public var url: URL
  public var placeholder: UIImage?
  private var loading: ImageLoad?

  public required init(url: URL, placeholder: UIImage? = nil) {
    self.url = url
    self.placeholder = placeholder
  }

  public convenience init?(urlString: String, placeholder: UIImage? = nil) {
    guard let url = URL(string: urlString) else { return nil }
    self.init(url: url, placeholder: placeholder)
  }

  public func load(to imageView: UIImageView, with callback: @escaping (UIImage?) -> Void) {
    imageView.image = placeholder
    loading = RemoteImages.current.load(url, key: url.absoluteString) { [weak imageView] result in
      guard let image = (try? result.get())?.image else { return callback(self.placeholder) }
      imageView?.image = image
      callback(image)
    }
  }

  public func cancelLoad(on imageView: UIImageView) {
    loading?.cancel()
    loading = nil
  }
}

public final class SDWebImageSource: RemoteImageSource {}
public final class AlamofireSource: RemoteImageSource {}
public final class AFURLSource: RemoteImageSource {}

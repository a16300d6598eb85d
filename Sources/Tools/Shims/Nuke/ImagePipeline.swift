// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Nuke's, and their documentation is too.
public import Foundation
import HeadlessDevice
public import HeadlessFoundation
public import HeadlessCombine
public import UIKit

/// Loads images: kept ones at once, others from the server, the file or the app's own loader.
public final class ImagePipeline {
  public typealias ProgressHandler = (
    _ response: ImageResponse?, _ completed: Int64, _ total: Int64
  ) -> Void
  public typealias Completion = (_ result: Result<ImageResponse, ImagePipeline.Error>) -> Void

  /// The pipeline that is used where an app names none, for as long as its process runs.
  public static var shared: ImagePipeline {
    get { SharedPipeline.current.pipeline }
    set { SharedPipeline.current.pipeline = newValue }
  }

  public let configuration: Configuration
  weak var delegate: (any ImagePipelineDelegate)?
  private var isInvalidated = false

  public init(
    configuration: Configuration = Configuration(), delegate: (any ImagePipelineDelegate)? = nil
  ) { (self.configuration, self.delegate) = (configuration, delegate) }

  public convenience init(
    delegate: (any ImagePipelineDelegate)? = nil, _ configure: (inout Configuration) -> Void
  ) {
    var configuration = Configuration()
    configure(&configuration)
    self.init(configuration: configuration, delegate: delegate)
  }

  public func invalidate() { isInvalidated = true }

  // MARK: Images

  public func imageTask(with url: URL) -> ImageTask { imageTask(with: ImageRequest(url: url)) }

  public func imageTask(with request: ImageRequest) -> ImageTask {
    let task = ImageTask(request)
    delegate?.imageTaskCreated(task, pipeline: self)
    if let delegate {
      task.listen { answer in
        guard let answer else { return delegate.imageTaskDidCancel(task, pipeline: self) }
        delegate.imageTask(task, didCompleteWithResult: answer, pipeline: self)
      }
    }
    if isInvalidated {
      HeadlessFoundation.DispatchQueue.main.async { task.complete(.failure(.pipelineInvalidated)) }
    } else {
      ImageLoading(task, self).start()
    }
    return task
  }

  @discardableResult
  public func loadImage(
    with request: any ImageRequestConvertible, completion: @escaping Completion
  ) -> ImageTask { loadImage(with: request, progress: nil, completion: completion) }

  @discardableResult
  public func loadImage(
    with request: any ImageRequestConvertible, queue: HeadlessFoundation.DispatchQueue? = nil,
    progress: ProgressHandler?, completion: @escaping Completion
  ) -> ImageTask {
    let task = imageTask(with: request.asImageRequest())
    task.listen { answer in
      guard let answer else { return }
      let progressed = task.currentProgress
      if progressed.total > 0 { progress?(nil, progressed.completed, progressed.total) }
      completion(answer)
    }
    return task
  }

  public func image(for url: URL) async throws -> PlatformImage {
    try await imageTask(with: url).image
  }

  public func image(for request: ImageRequest) async throws -> PlatformImage {
    try await imageTask(with: request).image
  }

  public func imagePublisher(
    with request: any ImageRequestConvertible
  ) -> AnyPublisher<ImageResponse, Error> {
    Deferred { [self] in
      let task = imageTask(with: request.asImageRequest())
      return Future<ImageResponse, Error> { promise in
        task.listen { if let answer = $0 { promise(answer) } }
      }
      .handleEvents(receiveCancel: { task.cancel() })
    }
    .eraseToAnyPublisher()
  }
}

/// The shared pipeline of the app's process.
private final class SharedPipeline {
  static var current: SharedPipeline {
    Device.current.attached(SharedPipeline.self) { SharedPipeline() }
  }

  var pipeline = ImagePipeline()
}

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Nuke's, and their documentation is too.
import Foundation

public protocol ImagePipelineDelegate: AnyObject {
  func dataLoader(for request: ImageRequest, pipeline: ImagePipeline) -> any DataLoading
  func imageCache(for request: ImageRequest, pipeline: ImagePipeline) -> (any ImageCaching)?
  func dataCache(for request: ImageRequest, pipeline: ImagePipeline) -> (any DataCaching)?
  func cacheKey(for request: ImageRequest, pipeline: ImagePipeline) -> String?
  func imageTaskCreated(_ task: ImageTask, pipeline: ImagePipeline)
  func imageTaskDidCancel(_ task: ImageTask, pipeline: ImagePipeline)
  func imageTask(
    _ task: ImageTask, didCompleteWithResult result: Result<ImageResponse, ImagePipeline.Error>,
    pipeline: ImagePipeline)
}

extension ImagePipelineDelegate {
  public func dataLoader(for request: ImageRequest, pipeline: ImagePipeline) -> any DataLoading {
    pipeline.configuration.dataLoader
  }

  public func imageCache(
    for request: ImageRequest, pipeline: ImagePipeline
  ) -> (any ImageCaching)? { pipeline.configuration.imageCache }

  public func dataCache(
    for request: ImageRequest, pipeline: ImagePipeline
  ) -> (any DataCaching)? { pipeline.configuration.dataCache }

  public func cacheKey(for request: ImageRequest, pipeline: ImagePipeline) -> String? { nil }
  public func imageTaskCreated(_ task: ImageTask, pipeline: ImagePipeline) {}
  public func imageTaskDidCancel(_ task: ImageTask, pipeline: ImagePipeline) {}

  public func imageTask(
    _ task: ImageTask, didCompleteWithResult result: Result<ImageResponse, ImagePipeline.Error>,
    pipeline: ImagePipeline
  ) {}
}

extension ImagePipeline {
  public typealias Delegate = ImagePipelineDelegate
}

extension ImagePipeline {
  func dataLoader(for request: ImageRequest) -> any DataLoading {
    delegate?.dataLoader(for: request, pipeline: self) ?? configuration.dataLoader
  }

  func imageCache(for request: ImageRequest) -> (any ImageCaching)? {
    guard let delegate else { return configuration.imageCache }
    return delegate.imageCache(for: request, pipeline: self)
  }

  func dataCache(for request: ImageRequest) -> (any DataCaching)? {
    guard let delegate else { return configuration.dataCache }
    return delegate.dataCache(for: request, pipeline: self)
  }

  /// Returns the key of an image before its processing.
  func originalKey(for request: ImageRequest) -> String {
    delegate?.cacheKey(for: request, pipeline: self) ?? request.imageId ?? ""
  }
}

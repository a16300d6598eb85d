// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Nuke's, and their documentation is too.
import Foundation

extension ImagePipeline {
  nonisolated public enum Error: Swift.Error, @unchecked Sendable {
    case dataMissingInCache
    case dataLoadingFailed(error: any Swift.Error)
    case dataIsEmpty
    case decodingFailed(
      decoder: any ImageDecoding, context: ImageDecodingContext, error: any Swift.Error)
    case processingFailed(
      processor: any ImageProcessing, context: ImageProcessingContext, error: any Swift.Error)
    case imageRequestMissing
    case pipelineInvalidated

    public var dataLoadingError: (any Swift.Error)? {
      if case .dataLoadingFailed(let error) = self { error } else { nil }
    }
  }
}

nonisolated extension ImagePipeline.Error: CustomStringConvertible {
  public var description: String {
    switch self {
    case .dataMissingInCache: "The cache has no image, and none may be loaded."
    case .dataLoadingFailed(let error): "The image's data was not loaded: \(error)"
    case .dataIsEmpty: "The image's data is empty."
    case .decodingFailed: "The data of the answer is no image."
    case .processingFailed(_, _, let error): "The image was not processed: \(error)"
    case .imageRequestMissing: "There is no request of an image."
    case .pipelineInvalidated: "The pipeline is invalidated."
    }
  }
}

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Kingfisher's, and their documentation is too.
public import Foundation
import RemoteImages

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

nonisolated public enum KingfisherError: Error, @unchecked Sendable {
  public enum RequestErrorReason {
    case emptyRequest
    case invalidURL(request: URLRequest)
    case taskCancelled(task: SessionDataTask?, token: UInt)
  }

  public enum ResponseErrorReason {
    case invalidURLResponse(response: URLResponse)
    case invalidHTTPStatusCode(response: HTTPURLResponse)
    case URLSessionError(error: any Error)
    case noURLResponse
  }

  public enum CacheErrorReason {
    case imageNotExisting(key: String)
  }

  public enum ProcessorErrorReason {
    case processingFailed(processor: any ImageProcessor, item: ImageProcessItem)
  }

  public enum ImageSettingErrorReason {
    case emptySource
    case notCurrentSourceTask(result: RetrieveImageResult?, error: (any Error)?, source: Source)
    case dataProviderError(provider: any ImageDataProvider, error: any Error)
    case alternativeSourcesExhausted([PropagationError])
  }

  public typealias PropagationError = (source: Source, error: KingfisherError)

  case requestError(reason: RequestErrorReason)
  case responseError(reason: ResponseErrorReason)
  case cacheError(reason: CacheErrorReason)
  case processorError(reason: ProcessorErrorReason)
  case imageSettingError(reason: ImageSettingErrorReason)

  public var isTaskCancelled: Bool {
    if case .requestError(.taskCancelled) = self { true } else { false }
  }

  public var isNotCurrentTask: Bool {
    if case .imageSettingError(.notCurrentSourceTask) = self { true } else { false }
  }

  public var isEmptySource: Bool {
    if case .imageSettingError(.emptySource) = self { true } else { false }
  }

  public func isInvalidResponseStatusCode(_ code: Int) -> Bool {
    if case .responseError(.invalidHTTPStatusCode(let response)) = self {
      response.statusCode == code
    } else {
      false
    }
  }

  public var isInvalidResponseStatusCode: Bool {
    if case .responseError(.invalidHTTPStatusCode) = self { true } else { false }
  }

  /// Kingfisher's code of the error.
  public var errorCode: Int {
    switch self {
    case .requestError(.emptyRequest): 1001
    case .requestError(.invalidURL): 1002
    case .requestError(.taskCancelled): 1003
    case .responseError(.invalidURLResponse): 2001
    case .responseError(.invalidHTTPStatusCode): 2002
    case .responseError(.URLSessionError): 2003
    case .responseError(.noURLResponse): 2005
    case .cacheError(.imageNotExisting): 3006
    case .processorError: 4001
    case .imageSettingError(.emptySource): 5001
    case .imageSettingError(.notCurrentSourceTask): 5002
    case .imageSettingError(.dataProviderError): 5003
    case .imageSettingError(.alternativeSourcesExhausted): 5004
    }
  }
}

nonisolated extension KingfisherError: LocalizedError {
  public var errorDescription: String? {
    switch self {
    case .requestError: "The image's request was not sent, or was cancelled."
    case .responseError(.URLSessionError(let error)): error.localizedDescription
    case .responseError(.invalidHTTPStatusCode(let response)):
      "The server answered the image's request with \(response.statusCode)."
    case .responseError: "The image's request has no valid answer."
    case .cacheError(.imageNotExisting(let key)): "The cache has no image for \(key)."
    case .processorError: "The data of the answer is no image."
    case .imageSettingError(.emptySource): "There is no source of an image."
    case .imageSettingError: "The image is not that of the view's current source."
    }
  }
}

/// The download of an image as an error names it.
nonisolated public final class SessionDataTask {}

extension KingfisherError {
  @MainActor init(_ failure: RemoteImages.Failure, key: String) {
    self =
      switch failure {
      case .transport(let error): .responseError(reason: .URLSessionError(error: error))
      case .status(let response):
        .responseError(reason: .invalidHTTPStatusCode(response: response))
      case .noImage(let data):
        .processorError(
          reason: .processingFailed(processor: DefaultImageProcessor.default, item: .data(data)))
      case .notKept: .cacheError(reason: .imageNotExisting(key: key))
      case .cancelled: .requestError(reason: .taskCancelled(task: nil, token: 0))
      }
  }
}

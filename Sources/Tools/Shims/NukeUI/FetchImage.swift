// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are NukeUI's, and their documentation is too.
public import Combine
public import Foundation
public import Nuke
public import SwiftUI

/// The load of an image for a view of SwiftUI.
public final class FetchImage: ObservableObject, Identifiable {
  @Published public private(set) var result: Result<ImageResponse, any Error>?
  @Published public private(set) var imageContainer: ImageContainer?
  @Published public private(set) var isLoading = false

  public var transaction = Transaction(animation: nil)
  public let progress = Progress()
  public var priority: ImageRequest.Priority? {
    didSet { if let priority { task?.priority = priority } }
  }
  public var pipeline = ImagePipeline.shared
  public var processors: [any ImageProcessing] = []
  public var onStart: ((ImageTask) -> Void)?
  public var onCompletion: ((Result<ImageResponse, any Error>) -> Void)?
  private var task: ImageTask?
  private var action: Task<Void, Never>?

  public final class Progress: ObservableObject {
    @Published public internal(set) var completed: Int64 = 0
    @Published public internal(set) var total: Int64 = 0

    public var fraction: Float { total > 0 ? min(1, Float(completed) / Float(total)) : 0 }
  }

  public init() {}

  public var image: Image? { imageContainer.map { Image(uiImage: $0.image) } }

  public func load(_ url: URL?) { load(url.map { ImageRequest(url: $0) }) }

  public func load(_ request: ImageRequest?) {
    reset()
    guard var request else {
      return finish(.failure(ImagePipeline.Error.imageRequestMissing))
    }
    if request.processors.isEmpty { request.processors = processors }
    if let priority { request.priority = priority }
    if let kept = pipeline.cache[request] {
      let response = ImageResponse(container: kept, request: request, cacheType: .memory)
      return finish(.success(response))
    }
    isLoading = true
    let task = pipeline.loadImage(
      with: request,
      progress: { [weak self] _, completed, total in
        self?.progress.completed = completed
        self?.progress.total = total
      },
      completion: { [weak self] in self?.finish($0.mapError { $0 }) })
    self.task = task
    onStart?(task)
  }

  public func load(_ action: @escaping () async throws -> ImageResponse) {
    reset()
    isLoading = true
    self.action = Task { [weak self] in
      let result: Result<ImageResponse, any Error>
      do { result = .success(try await action()) } catch { result = .failure(error) }
      if !Task.isCancelled { self?.finish(result) }
    }
  }

  private func finish(_ result: Result<ImageResponse, any Error>) {
    isLoading = false
    task = nil
    imageContainer = try? result.get().container
    self.result = result
    onCompletion?(result)
  }

  public func cancel() {
    task?.cancel()
    action?.cancel()
    (task, action) = (nil, nil)
  }

  public func reset() {
    cancel()
    if isLoading { isLoading = false }
    if imageContainer != nil { imageContainer = nil }
    if result != nil { result = nil }
    (progress.completed, progress.total) = (0, 0)
  }
}

public protocol LazyImageState {
  var result: Result<ImageResponse, any Error>? { get }
  var imageContainer: ImageContainer? { get }
  var isLoading: Bool { get }
  var progress: FetchImage.Progress { get }
}

extension LazyImageState {
  public var error: (any Error)? {
    if case .failure(let error) = result { error } else { nil }
  }

  public var image: Image? { imageContainer.map { Image(uiImage: $0.image) } }
}

extension FetchImage: LazyImageState {}

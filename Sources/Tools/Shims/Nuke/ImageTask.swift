// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Nuke's, and their documentation is too.
import Foundation
public import UIKit

/// The load of an image, which can be cancelled; a cancelled one calls nobody.
public final class ImageTask {
  public enum State {
    case running, cancelled, completed
  }

  nonisolated public struct Progress: Hashable, Sendable {
    public let completed: Int64
    public let total: Int64

    public init(completed: Int64, total: Int64) {
      (self.completed, self.total) = (completed, total)
    }

    public var fraction: Float { total > 0 ? min(1, Float(completed) / Float(total)) : 0 }
  }

  nonisolated public let taskId: UInt64
  public let request: ImageRequest
  public var priority: ImageRequest.Priority
  public private(set) var state = State.running
  public private(set) var currentProgress = Progress(completed: 0, total: 0)

  /// A closure that ends the load of a cancelled task.
  var didCancel: (() -> Void)?

  typealias Answer = Result<ImageResponse, ImagePipeline.Error>
  private var answer: Answer?
  private var listeners: [(Answer?) -> Void] = []
  private var followers: [(Progress?) -> Void] = []
  private static var last: UInt64 = 0

  init(_ request: ImageRequest) {
    Self.last += 1
    (taskId, self.request, priority) = (Self.last, request, request.priority)
  }

  public func cancel() {
    guard state == .running else { return }
    state = .cancelled
    didCancel?()
    end(nil)
  }

  /// Whether the task was cancelled.
  public var isCancelled: Bool { state == .cancelled }

  // MARK: Waiting

  public var response: ImageResponse {
    get async throws {
      await withTaskCancellationHandler {
        await withCheckedContinuation { continuation in
          listen { _ in continuation.resume() }
        }
      } onCancel: {
        Task { @MainActor in self.cancel() }
      }
      guard let answer else { throw CancellationError() }
      return try answer.get()
    }
  }

  public var image: PlatformImage { get async throws { try await response.image } }

  public var progress: AsyncStream<Progress> {
    AsyncStream { stream in
      guard state == .running else { return stream.finish() }
      followers.append { if let progress = $0 { stream.yield(progress) } else { stream.finish() } }
    }
  }

  /// Calls a closure when the task ends, with nil where it was cancelled.
  func listen(_ listener: @escaping (Answer?) -> Void) {
    if state == .running { listeners.append(listener) } else { listener(answer) }
  }

  // MARK: Ending

  func complete(_ answer: Answer) {
    guard state == .running else { return }
    state = .completed
    self.answer = answer
    end(answer)
  }

  func advance(to progress: Progress) {
    guard state == .running else { return }
    currentProgress = progress
    for follower in followers { follower(progress) }
  }

  private func end(_ answer: Answer?) {
    let (listeners, followers) = (listeners, followers)
    (self.listeners, self.followers, didCancel) = ([], [], nil)
    for listener in listeners { listener(answer) }
    for follower in followers { follower(nil) }
  }
}

nonisolated extension ImageTask: Hashable, Identifiable {
  public static func == (lhs: ImageTask, rhs: ImageTask) -> Bool { lhs === rhs }
  public func hash(into hasher: inout Hasher) { hasher.combine(taskId) }
}

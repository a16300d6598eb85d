import Foundation
import HeadlessDevice
import HeadlessFoundation

/// A request that is sent again while there is no connection, up to a time.
final class StorageOperation {
  private let request: HTTPRequest
  private let reference: StorageReference
  private let completion: (Result<HTTPResponse, StorageError>) -> Void
  private let deadline: VirtualClock.Instant
  private var token: VirtualClock.Token?
  private var tries = 0
  private var isUnderWay = false
  private var isEnded = false

  init(
    _ request: HTTPRequest, _ reference: StorageReference, limit: TimeInterval,
    completion: @escaping (Result<HTTPResponse, StorageError>) -> Void
  ) {
    self.request = request
    self.reference = reference
    self.completion = completion
    deadline = Device.current.clock.now.advanced(by: .milliseconds(Int(limit * 1000)))
    Device.current.network.observeReachability(self) { [weak self] isOnline in
      if isOnline { self?.send() }
    }
    send()
  }

  /// Ends the operation; the completion is not called.
  func cancel() {
    isEnded = true
    token?.cancel()
  }

  private func send() {
    guard !isUnderWay, !isEnded else { return }
    token?.cancel()
    isUnderWay = true
    token = Device.current.network.send(request) { [self] result in
      isUnderWay = false
      switch result {
      case .success(let response) where response.isSuccess: end(.success(response))
      case .success(let response):
        end(.failure(StorageError(response, reference.bucket, reference.fullPath)))
      case .failure: tryAgain()
      }
    }
  }

  private func tryAgain() {
    let clock = Device.current.clock
    tries += 1
    let next = clock.now.advanced(by: .seconds(min(60, 1 << min(tries - 1, 6))))
    guard next < deadline else { return end(.failure(.retryLimitExceeded)) }
    token = clock.schedule(after: clock.now.duration(to: next)) { [self] in send() }
  }

  private func end(_ result: Result<HTTPResponse, StorageError>) {
    guard !isEnded else { return }
    isEnded = true
    completion(result)
  }
}

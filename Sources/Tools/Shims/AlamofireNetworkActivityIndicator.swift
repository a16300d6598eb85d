// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are those of AlamofireNetworkActivityIndicator, and their documentation is too.
import Alamofire
public import Foundation
import HeadlessDevice
import HeadlessFoundation
import UIKit

/// Shows the activity of Alamofire's requests, once they last longer than the delay.
public final class NetworkActivityIndicatorManager {
  private enum State {
    case notActive, delayingStart, active, delayingCompletion
  }

  /// The manager of the app's process.
  public static var shared: NetworkActivityIndicatorManager {
    Device.current.attached(NetworkActivityIndicatorManager.self) {
      NetworkActivityIndicatorManager()
    }
  }

  public var isEnabled = false
  public var startDelay: TimeInterval = 1
  public var completionDelay: TimeInterval = 0.2
  public var networkActivityIndicatorVisibilityChanged: ((Bool) -> Void)?

  public private(set) var isNetworkActivityIndicatorVisible = false {
    didSet {
      guard isNetworkActivityIndicatorVisible != oldValue else { return }
      UIApplication.shared.isNetworkActivityIndicatorVisible = isNetworkActivityIndicatorVisible
      networkActivityIndicatorVisibilityChanged?(isNetworkActivityIndicatorVisible)
    }
  }

  private var state = State.notActive
  private var delays = 0
  private var requests: Set<String> = []

  private init() {
    listen(Request.didResumeTaskNotification) { $0.requestDidStart(requestID: $1) }
    for name in [
      Request.didSuspendTaskNotification, Request.didCancelTaskNotification,
      Request.didCompleteTaskNotification,
    ] { listen(name) { $0.requestDidStop(requestID: $1) } }
  }

  private func listen(
    _ name: Notification.Name,
    _ change: @escaping @MainActor (NetworkActivityIndicatorManager, String) -> Void
  ) {
    _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
      [weak self] notification in
      nonisolated(unsafe) let notification = notification
      MainActor.assumeIsolated {
        guard let self, let request = notification.request else { return }
        change(self, "\(ObjectIdentifier(request))")
      }
    }
  }

  // MARK: Requests

  public func requestDidStart(requestID: String) {
    guard isEnabled else { return }
    requests.insert(requestID)
    update()
  }

  public func requestDidStop(requestID: String) {
    guard isEnabled else { return }
    requests.remove(requestID)
    update()
  }

  // MARK: Delays

  /// Goes on to the next state, after its delay; a change in the meantime begins anew.
  private func update() {
    switch (state, requests.isEmpty) {
    case (.notActive, false):
      state = .delayingStart
      wait(startDelay)
    case (.delayingStart, true):
      state = .notActive
      delays += 1
    case (.active, true):
      state = .delayingCompletion
      wait(completionDelay)
    case (.delayingCompletion, false):
      state = .active
      delays += 1
    default: break
    }
  }

  private func wait(_ seconds: TimeInterval) {
    delays += 1
    let delay = delays
    HeadlessFoundation.DispatchQueue.main.asyncAfter(deadline: Ported.dispatchTime + seconds) {
      [weak self] in
      guard let self, self.delays == delay else { return }
      state = state == .delayingStart ? .active : .notActive
      isNetworkActivityIndicatorVisible = state == .active
    }
  }
}

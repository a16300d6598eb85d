// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
import Foundation
import HeadlessFoundation

// No page plays or records, so that there is nothing to pause or to close.
extension WKWebView {
  nonisolated public enum FullscreenState: Int, Sendable {
    case notInFullscreen, enteringFullscreen, inFullscreen, exitingFullscreen
  }

  public func closeAllMediaPresentations(completionHandler: (@MainActor () -> Void)? = nil) {
    answer(completionHandler)
  }
  public func closeAllMediaPresentations() async {}

  public func pauseAllMediaPlayback(completionHandler: (@MainActor () -> Void)? = nil) {
    answer(completionHandler)
  }
  public func pauseAllMediaPlayback() async {}

  public func setAllMediaPlaybackSuspended(
    _ suspended: Bool, completionHandler: (@MainActor () -> Void)? = nil
  ) { answer(completionHandler) }
  public func setAllMediaPlaybackSuspended(_ suspended: Bool) async {}

  public func requestMediaPlaybackState(
    completionHandler: @escaping @MainActor (WKMediaPlaybackState) -> Void
  ) { Ported.async { completionHandler(.none) } }
  public func requestMediaPlaybackState() async -> WKMediaPlaybackState { .none }

  public func setCameraCaptureState(
    _ state: WKMediaCaptureState, completionHandler: (@MainActor () -> Void)? = nil
  ) { answer(completionHandler) }
  public func setCameraCaptureState(_ state: WKMediaCaptureState) async {}

  public func setMicrophoneCaptureState(
    _ state: WKMediaCaptureState, completionHandler: (@MainActor () -> Void)? = nil
  ) { answer(completionHandler) }
  public func setMicrophoneCaptureState(_ state: WKMediaCaptureState) async {}

  private func answer(_ completionHandler: (@MainActor () -> Void)?) {
    guard let completionHandler else { return }
    Ported.async { completionHandler() }
  }
}

nonisolated public enum WKMediaPlaybackState: Int, Sendable {
  case none, playing, paused, suspended
}

nonisolated public enum WKMediaCaptureState: Int, Sendable { case none, active, muted }

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import Foundation

nonisolated public let AVCaptureSessionErrorKey = "AVCaptureSessionErrorKey"
nonisolated public let AVCaptureSessionInterruptionReasonKey =
  "AVCaptureSessionInterruptionReasonKey"

// The session posts none of these; an app's tests do.
extension AVCaptureSession {
  nonisolated public enum InterruptionReason: Int, Sendable {
    case videoDeviceNotAvailableInBackground = 1
    case audioDeviceInUseByAnotherClient, videoDeviceInUseByAnotherClient,
      videoDeviceNotAvailableWithMultipleForegroundApps,
      videoDeviceNotAvailableDueToSystemPressure
  }

  nonisolated public static let runtimeErrorNotification = Notification.Name(
    "AVCaptureSessionRuntimeErrorNotification")
  nonisolated public static let didStartRunningNotification = Notification.Name(
    "AVCaptureSessionDidStartRunningNotification")
  nonisolated public static let didStopRunningNotification = Notification.Name(
    "AVCaptureSessionDidStopRunningNotification")
  nonisolated public static let wasInterruptedNotification = Notification.Name(
    "AVCaptureSessionWasInterruptedNotification")
  nonisolated public static let interruptionEndedNotification = Notification.Name(
    "AVCaptureSessionInterruptionEndedNotification")
}

extension Notification.Name {
  nonisolated public static let AVCaptureSessionRuntimeError =
    AVCaptureSession.runtimeErrorNotification
  nonisolated public static let AVCaptureSessionDidStartRunning =
    AVCaptureSession.didStartRunningNotification
  nonisolated public static let AVCaptureSessionDidStopRunning =
    AVCaptureSession.didStopRunningNotification
  nonisolated public static let AVCaptureSessionWasInterrupted =
    AVCaptureSession.wasInterruptedNotification
  nonisolated public static let AVCaptureSessionInterruptionEnded =
    AVCaptureSession.interruptionEndedNotification
}

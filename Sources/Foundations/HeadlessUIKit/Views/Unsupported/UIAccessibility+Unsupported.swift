public import Foundation

extension UIAccessibility {
  /// Whether VoiceOver is running: false.
  public static var isVoiceOverRunning: Bool { false }

  /// Whether the user prefers reduced motion: false.
  public static var isReduceMotionEnabled: Bool { false }

  /// Whether the user wants less transparency: false.
  public static var isReduceTransparencyEnabled: Bool { false }

  /// Whether the user prefers bold text: false.
  public static var isBoldTextEnabled: Bool { false }

  /// Whether colours are darker: false.
  public static var isDarkerSystemColorsEnabled: Bool { false }

  /// Whether switches control the device: false.
  public static var isSwitchControlRunning: Bool { false }

  /// Whether colours are inverted: false.
  public static var isInvertColorsEnabled: Bool { false }

  /// Whether colours are greys: false.
  public static var isGrayscaleEnabled: Bool { false }

  /// Whether the user is kept in the app: false.
  public static var isGuidedAccessEnabled: Bool { false }

  /// Whether the screen is read: false.
  public static var isSpeakScreenEnabled: Bool { false }

  /// Whether the selection is read: false.
  public static var isSpeakSelectionEnabled: Bool { false }

  /// Whether films have captions: false.
  public static var isClosedCaptioningEnabled: Bool { false }

  /// Whether gestures are replaced by buttons: false.
  public static var isAssistiveTouchRunning: Bool { false }

  /// Whether a shake undoes: false.
  public static var isShakeToUndoEnabled: Bool { false }

  /// Whether screens fade: false.
  public static var prefersCrossFadeTransitions: Bool { false }

  /// Whether buttons have shapes: false.
  public static var buttonShapesEnabled: Bool { false }

  /// Whether switches have labels: false.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }

  /// Whether films play by themselves: false.
  public static var isVideoAutoplayEnabled: Bool { false }

  /// VoiceOver was started or ended; never posted.
  nonisolated public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")

  /// The setting of reduced motion changed; never posted.
  nonisolated public static let reduceMotionStatusDidChangeNotification = Foundation.Notification
    .Name(
      "UIAccessibilityReduceMotionStatusDidChangeNotification")

  /// The setting of reduced transparency changed; never posted.
  nonisolated public static let reduceTransparencyStatusDidChangeNotification = Foundation
    .Notification.Name(
      "UIAccessibilityReduceTransparencyStatusDidChangeNotification")

  /// The setting of bold text changed; never posted.
  nonisolated public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")

  /// The setting of darker colours changed; never posted.
  nonisolated public static let darkerSystemColorsStatusDidChangeNotification = Foundation
    .Notification.Name(
      "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")

  /// The setting of inverted colours changed; never posted.
  nonisolated public static let invertColorsStatusDidChangeNotification = Foundation.Notification
    .Name(
      "UIAccessibilityInvertColorsStatusDidChangeNotification")

  /// Switch control was started or ended; never posted.
  nonisolated public static let switchControlStatusDidChangeNotification = Foundation.Notification
    .Name(
      "UIAccessibilitySwitchControlStatusDidChangeNotification")

  /// Guided access was started or ended; never posted.
  nonisolated public static let guidedAccessStatusDidChangeNotification = Foundation.Notification
    .Name(
      "UIAccessibilityGuidedAccessStatusDidChangeNotification")

  /// An announcement was read to its end; never posted.
  nonisolated public static let announcementDidFinishNotification = Foundation.Notification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")

  /// VoiceOver moved to another element; never posted.
  nonisolated public static let elementFocusedNotification = Foundation.Notification.Name(
    "UIAccessibilityElementFocusedNotification")

  /// The key of the text that was announced.
  nonisolated public static let announcementStringValueUserInfoKey =
    "UIAccessibilityAnnouncementKeyStringValue"

  /// The key of whether an announcement was read to its end.
  nonisolated public static let announcementWasSuccessfulUserInfoKey =
    "UIAccessibilityAnnouncementKeyWasSuccessful"

  /// Does nothing: no assistive technology is running.
  public static func post(notification: Notification, argument: Any?) {}

  /// Returns the element that VoiceOver reads: none.
  public static func focusedElement(using assistiveTechnology: Any?) -> Any? { nil }

  /// Returns the rectangle: nothing is laid out.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect { rect }
}

extension UIAccessibility {
  /// Whether VoiceOver is running: false.
  public static var isVoiceOverRunning: Bool { false }

  /// Whether the user prefers reduced motion: false.
  public static var isReduceMotionEnabled: Bool { false }

  /// Whether the user prefers bold text: false.
  public static var isBoldTextEnabled: Bool { false }

  /// Does nothing: no assistive technology is running.
  public static func post(notification: Notification, argument: Any?) {}
}

import Foundation
import HeadlessUIKit
import Testing

/// Source: UIKit's documentation of each notification.
///
/// Apps name a notification by its text where they share code with Objective-C.
@Suite("Names of notifications")
struct NotificationNameTests {
  private func names(_ names: [Notification.Name], _ prefix: String) -> [String] {
    names.map { name in
      name.rawValue.hasPrefix(prefix) ? String(name.rawValue.dropFirst(prefix.count)) : "?"
    }
  }

  @Test("the notifications of an app's life have UIKit's names")
  func life() {
    let all: [Notification.Name] = [
      UIApplication.didFinishLaunchingNotification, UIApplication.didBecomeActiveNotification,
      UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
      UIApplication.willEnterForegroundNotification, UIApplication.willTerminateNotification,
      UIApplication.didReceiveMemoryWarningNotification,
    ]
    #expect(
      names(all, "UIApplication") == [
        "DidFinishLaunchingNotification", "DidBecomeActiveNotification",
        "WillResignActiveNotification", "DidEnterBackgroundNotification",
        "WillEnterForegroundNotification", "WillTerminateNotification",
        "DidReceiveMemoryWarningNotification",
      ])
  }

  @Test("the other notifications of an application have UIKit's names")
  func application() {
    let all: [Notification.Name] = [
      UIApplication.userDidTakeScreenshotNotification,
      UIApplication.significantTimeChangeNotification,
      UIApplication.backgroundRefreshStatusDidChangeNotification,
      UIApplication.protectedDataDidBecomeAvailableNotification,
      UIApplication.protectedDataWillBecomeUnavailableNotification,
      UIApplication.willChangeStatusBarOrientationNotification,
      UIApplication.didChangeStatusBarOrientationNotification,
      UIApplication.willChangeStatusBarFrameNotification,
      UIApplication.didChangeStatusBarFrameNotification,
    ]
    #expect(
      names(all, "UIApplication") == [
        "UserDidTakeScreenshotNotification", "SignificantTimeChangeNotification",
        "BackgroundRefreshStatusDidChangeNotification", "ProtectedDataDidBecomeAvailable",
        "ProtectedDataWillBecomeUnavailable", "WillChangeStatusBarOrientationNotification",
        "DidChangeStatusBarOrientationNotification", "WillChangeStatusBarFrameNotification",
        "DidChangeStatusBarFrameNotification",
      ])
  }

  @Test("the notifications of scenes and windows have UIKit's names")
  func scenes() {
    let scenes: [Notification.Name] = [
      UIScene.willConnectNotification, UIScene.didDisconnectNotification,
      UIScene.didActivateNotification, UIScene.willDeactivateNotification,
      UIScene.willEnterForegroundNotification, UIScene.didEnterBackgroundNotification,
    ]
    #expect(
      names(scenes, "UIScene") == [
        "WillConnectNotification", "DidDisconnectNotification", "DidActivateNotification",
        "WillDeactivateNotification", "WillEnterForegroundNotification",
        "DidEnterBackgroundNotification",
      ])
    let windows: [Notification.Name] = [
      UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification,
      UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification,
    ]
    #expect(
      names(windows, "UIWindow") == [
        "DidBecomeKeyNotification", "DidResignKeyNotification", "DidBecomeVisibleNotification",
        "DidBecomeHiddenNotification",
      ])
  }

  @Test("the notifications of the device, its screen and its settings have UIKit's names")
  func device() {
    let device: [Notification.Name] = [
      UIDevice.orientationDidChangeNotification, UIDevice.batteryStateDidChangeNotification,
      UIDevice.batteryLevelDidChangeNotification, UIDevice.proximityStateDidChangeNotification,
    ]
    #expect(
      names(device, "UIDevice") == [
        "OrientationDidChangeNotification", "BatteryStateDidChangeNotification",
        "BatteryLevelDidChangeNotification", "ProximityStateDidChangeNotification",
      ])
    let screen: [Notification.Name] = [
      UIScreen.brightnessDidChangeNotification, UIScreen.capturedDidChangeNotification,
      UIScreen.didConnectNotification, UIScreen.didDisconnectNotification,
    ]
    #expect(
      names(screen, "UIScreen") == [
        "BrightnessDidChangeNotification", "CapturedDidChangeNotification",
        "DidConnectNotification", "DidDisconnectNotification",
      ])
    let others: [Notification.Name] = [
      UIContentSizeCategory.didChangeNotification, UIPasteboard.changedNotification,
      UIAccessibility.voiceOverStatusDidChangeNotification,
    ]
    #expect(
      names(others, "UI") == [
        "ContentSizeCategoryDidChangeNotification", "PasteboardChangedNotification",
        "AccessibilityVoiceOverStatusDidChangeNotification",
      ])
    #expect(UIContentSizeCategory.newValueUserInfoKey == "UIContentSizeCategoryNewValueKey")
  }

  @Test("the notifications and keys of the keyboard have UIKit's names")
  func keyboard() {
    let all: [Notification.Name] = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
      UIResponder.keyboardWillChangeFrameNotification,
      UIResponder.keyboardDidChangeFrameNotification,
    ]
    #expect(
      names(all, "UIKeyboard") == [
        "WillShowNotification", "DidShowNotification", "WillHideNotification",
        "DidHideNotification", "WillChangeFrameNotification", "DidChangeFrameNotification",
      ])
    let keys = [
      UIResponder.keyboardFrameBeginUserInfoKey, UIResponder.keyboardFrameEndUserInfoKey,
      UIResponder.keyboardAnimationDurationUserInfoKey,
      UIResponder.keyboardAnimationCurveUserInfoKey, UIResponder.keyboardIsLocalUserInfoKey,
    ]
    #expect(
      keys
        == ["FrameBegin", "FrameEnd", "AnimationDuration", "AnimationCurve", "IsLocal"].map {
          "UIKeyboard\($0)UserInfoKey"
        })
  }

  @Test("the notifications of text fields and text views have UIKit's names")
  func texts() {
    let fields: [Notification.Name] = [
      UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
      UITextField.textDidEndEditingNotification,
    ]
    let views: [Notification.Name] = [
      UITextView.textDidBeginEditingNotification, UITextView.textDidChangeNotification,
      UITextView.textDidEndEditingNotification,
    ]
    let expected = [
      "TextDidBeginEditingNotification", "TextDidChangeNotification",
      "TextDidEndEditingNotification",
    ]
    #expect(names(fields, "UITextField") == expected)
    #expect(names(views, "UITextView") == expected)
  }
}

public import Foundation
public import HeadlessUIKit
import RehearsalCore

/// The simulated device that the app under test runs on.
public final class XCUIDevice {
  /// The device.
  nonisolated public static let shared = XCUIDevice()

  /// A button of the device.
  nonisolated public enum Button: Int, Sendable {
    /// The home button, which sends the app to the background.
    case home = 1
    /// The buttons of the volume.
    case volumeUp = 2, volumeDown = 3
    /// The action button and the camera button.
    case action = 4, camera = 5
  }

  nonisolated private init() {}

  /// The orientation of the device; the app reads it from `UIDevice.current`.
  nonisolated public var orientation: UIDeviceOrientation {
    get { onMain { UIDevice.current.heldOrientation } }
    set {
      onMain {
        UIDevice.current.heldOrientation = newValue
        TestRun.current.foremost?.wait(.zero)
      }
    }
  }

  /// Presses a button: home sends the app to the background, the others have no effect on an app.
  nonisolated public func press(
    _ button: Button, file: StaticString = #filePath, line: UInt = #line
  ) {
    guard button == .home else { return }
    onMain {
      let place = TestPlace(file: file, line: line)
      do {
        try TestRun.current.foremost?.perform(.background)
      } catch {
        TestFailure.record("Failed to press the home button: \(error)", at: place)
      }
    }
  }
}

/// The screen of the device, of which a test keeps the text.
public final class XCUIScreen: XCUIScreenshotProviding {
  /// The main screen.
  nonisolated public static let main = XCUIScreen()

  nonisolated private init() {}

  /// Returns the text of the screen.
  nonisolated public func screenshot() -> XCUIScreenshot {
    onMain { XCUIScreenshot(TestRun.current.foremost) }
  }
}

/// A provider of the screen's text: an element, an app or the screen.
public protocol XCUIScreenshotProviding {
  /// Returns the text of the screen.
  nonisolated func screenshot() -> XCUIScreenshot
}

/// The text of a screen at one moment, in place of its pixels.
nonisolated public final class XCUIScreenshot: Sendable {
  /// The lines of the screen, as the prompt shows them.
  public let text: String

  @MainActor init(_ run: AppRun?) {
    text = run?.session?.screen.lines().joined(separator: "\n") ?? "(no app runs)"
  }

  /// Records a failure, because there are no pixels; ``text`` is the screen.
  public var pngRepresentation: Data {
    onMain {
      TestFailure.record(
        "XCUIScreenshot.pngRepresentation is not available in Rehearsal: there are no pixels. "
          + "Read XCUIScreenshot.text")
    }
    return Data()
  }
}

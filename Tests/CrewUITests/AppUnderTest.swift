import Crew
public import HeadlessUIKit
public import HeadlessXCTest

// On Apple's systems, the target's settings in Xcode name the app under test.
extension XCUIApplication: ApplicationUnderTest {
  /// The type of Crew's delegate.
  public static var delegate: any UIApplicationDelegate.Type { CrewAppDelegate.self }
}

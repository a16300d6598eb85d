public import HeadlessUIKit

/// The app that `XCUIApplication()` launches, which a test target declares once.
///
///     extension XCUIApplication: ApplicationUnderTest {
///       /// The type of Crew's delegate.
///       public static var delegate: any UIApplicationDelegate.Type { CrewAppDelegate.self }
///     }
///
/// Outside this package, Swift asks for `@retroactive` before the protocol's name. On Apple's systems,
/// the settings of the target in Xcode name the app.
public protocol ApplicationUnderTest {
  /// The type of the app's delegate.
  static var delegate: any UIApplicationDelegate.Type { get }
}

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are those of SwinjectStoryboard, and their documentation is too.
public import Foundation
public import HeadlessUIKit
@_exported import Injection

/// A storyboard whose controllers get what their container has for them.
///
/// A plain `UIStoryboard` is one with the default container, as on a phone, where the library exchanges
/// the initializer of `UIStoryboard`.
public class SwinjectStoryboard: UIStoryboard {
  private static var ownContainer = Container()

  /// The container of a storyboard without one, with what the app's setup registers.
  public static var defaultContainer: Container {
    get {
      setUpOnce()
      return ownContainer
    }
    set { ownContainer = newValue }
  }

  private let container: any Resolver

  private init(_ name: String, _ bundle: Bundle?, _ container: any Resolver) {
    self.container = container
    super.init(name: name, bundle: bundle)
  }

  public class func create(
    name: String, bundle storyboardBundleOrNil: Bundle?
  ) -> SwinjectStoryboard {
    create(name: name, bundle: storyboardBundleOrNil, container: defaultContainer)
  }

  public class func create(
    name: String, bundle storyboardBundleOrNil: Bundle?, container: any Resolver
  ) -> SwinjectStoryboard {
    SwinjectStoryboard(name, storyboardBundleOrNil, container)
  }
}

extension SwinjectStoryboard: StoryboardLibrary {
  public static func didInstantiate(
    _ controller: UIViewController, from storyboard: UIStoryboard
  ) {
    let container = (storyboard as? SwinjectStoryboard)?.container ?? defaultContainer
    Injected.inject(into: controller, from: container)
  }
}

// MARK: Setup

/// The setup that an app's extension of `SwinjectStoryboard` declares; `rehearse port` adds the conformance.
public protocol SwinjectStoryboardSetup {
  static func setup()
}

extension SwinjectStoryboard {
  private static var isSetUp = false

  /// Calls the app's setup when the default container is first used; on a phone, it is called before the launch.
  private static func setUpOnce() {
    guard !isSetUp else { return }
    isSetUp = true
    (SwinjectStoryboard.self as? any SwinjectStoryboardSetup.Type)?.setup()
  }
}

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are those of SwinjectStoryboard, and their documentation is too.
internal import Foundation
public import HeadlessUIKit
public import Injection

extension Container {
  public typealias Controller = UIViewController

  public func storyboardInitCompleted<C: UIViewController>(
    _ controllerType: C.Type, name: String? = nil,
    initCompleted: @escaping (any Resolver, C) -> Void
  ) {
    let factory = { (given: (any Resolver, UIViewController)) -> Any in given.1 }
    let entry = _register(
      UIViewController.self, factory: factory, name: name,
      option: ControllerOption(type: ObjectIdentifier(controllerType)))
    entry.initCompleted { resolver, controller in
      guard let controller = controller as? C else { return }
      initCompleted(resolver, controller)
    }
  }
}

/// The class of the controller that a registration is for.
nonisolated struct ControllerOption: ServiceKeyOption {
  let type: ObjectIdentifier

  var description: String { "storyboard" }

  func isEqualTo(_ another: any ServiceKeyOption) -> Bool {
    (another as? ControllerOption)?.type == type
  }

  func hash(into hasher: inout Hasher) { hasher.combine(type) }
}

/// The controllers that have got what a container has for them.
enum Injected {
  private static var key: UInt8 = 0

  /// Resolves a controller and those that it contains, each once.
  static func inject(into controller: UIViewController, from container: any Resolver) {
    guard objc_getAssociatedObject(controller, &key) == nil else { return }
    objc_setAssociatedObject(controller, &key, true, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    resolve(controller, from: container)
    for child in controller.children { inject(into: child, from: container) }
  }

  private static func resolve(_ controller: UIViewController, from container: any Resolver) {
    guard let resolver = container as? any _Resolver else {
      preconditionFailure("\(type(of: container)) is a Resolver, but not a _Resolver.")
    }
    let _: UIViewController? = resolver._resolve(
      name: controller.rehearsalAttribute("swinjectRegistrationName"),
      option: ControllerOption(type: ObjectIdentifier(type(of: controller)))
    ) { (factory: ((any Resolver, UIViewController)) -> Any) in factory((container, controller)) }
  }
}

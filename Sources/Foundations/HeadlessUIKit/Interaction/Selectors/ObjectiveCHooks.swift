/// The calls that the Objective-C code of packages adds to UIKit's methods, which does not run here.
enum ObjectiveCHooks {
  private static let binding = Selector("_reactorkit_performBinding")

  /// Calls what ReactorKit adds to `viewDidLoad()`: the binding of a screen whose views a storyboard makes.
  static func didLoadView(of controller: UIViewController) {
    guard let bind = controller.rehearsalMethod(for: binding) else { return }
    _ = try? bind(SelectorArguments([]))
  }
}

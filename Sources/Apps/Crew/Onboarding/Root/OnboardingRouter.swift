// The Onboarding flow, built with the BuilderRouter kit.

import BuilderRouter
import HeadlessUIKit

/// The navigation that shows onboarding's steps.
///
/// @mockable
protocol RootViewControllable: ViewControllable {
  /// Sets the first step.
  func setRoot(_ step: any ViewControllable)
}

/// The navigation controller that shows onboarding's steps.
final class RootNavigationController: RoutedNavigationController, RootViewControllable {
  func setRoot(_ step: any ViewControllable) {
    setViewControllers([step.uiViewController], animated: false)
  }
}

/// The root router of onboarding, which attaches the first step.
final class OnboardingRouter: Router<any RootViewControllable>, AppEntryPoint {
  private let welcomeBuilder: any OnboardingWelcomeBuildable
  private let dependency: any OnboardingDependency
  private weak var listener: (any OnboardingListener)?

  /// Creates the router.
  ///
  /// - Parameters:
  ///   - viewController: The navigation that shows the steps.
  ///   - listener: The object to tell that onboarding ended; held weakly.
  ///   - welcomeBuilder: The builder of the first step.
  ///   - dependency: The app's dependencies, which the flow keeps while it runs.
  init(
    viewController: any RootViewControllable, listener: any OnboardingListener,
    welcomeBuilder: any OnboardingWelcomeBuildable, dependency: any OnboardingDependency
  ) {
    self.welcomeBuilder = welcomeBuilder
    self.dependency = dependency
    self.listener = listener
    super.init(viewController: viewController, controllable: viewController)
  }

  var uiViewController: UIViewController { viewController.uiViewController }

  override func start() {
    guard let listener else { return }
    let welcome = welcomeBuilder.build(withListener: listener)
    attach(welcome)
    viewController.setRoot(welcome.viewControllable)
  }
}

import BuilderRouter
import HeadlessUIKit

/// What the steps ask their router for.
///
/// @mockable
protocol OnboardingRouting: AnyObject {
  /// Shows the question about notifications.
  func routeToNotifications()

  /// Shows the question about location.
  func routeToLocation()

  /// Shows the last step.
  func routeToDone()

  /// Presents the help sheet over the current step.
  func routeToHelp()

  /// Takes the help sheet away.
  func closeHelp()

  /// Ends onboarding.
  func finish()
}

/// What the router needs of the controller it routes with.
///
/// @mockable
protocol OnboardingViewControllable: ViewControllable {
  /// Shows a step after the current one.
  func push(_ step: any ViewControllable, animated: Bool)

  /// Shows something over the current step.
  func present(_ controllable: any ViewControllable, animated: Bool)

  /// Takes away what was presented.
  func dismissPresented(animated: Bool)
}

/// Routes through onboarding, on one navigation controller.
final class OnboardingRouter: Router<any OnboardingViewControllable>, OnboardingRouting {
  /// The builders of the steps.
  struct Builders {
    let welcome: any OnboardingWelcomeBuildable
    let notifications: any OnboardingNotificationsBuildable
    let location: any OnboardingLocationBuildable
    let help: any OnboardingHelpBuildable
    let done: any OnboardingDoneBuildable
  }

  private let builders: Builders
  private weak var listener: (any OnboardingListener)?

  init(
    viewController: any OnboardingViewControllable, listener: any OnboardingListener,
    builders: Builders
  ) {
    self.listener = listener
    self.builders = builders
    super.init(viewController: viewController, controllable: viewController)
  }

  override func start() {
    viewController.push(builders.welcome.build(router: self), animated: false)
  }

  func routeToNotifications() {
    viewController.push(builders.notifications.build(router: self), animated: true)
  }

  func routeToLocation() {
    viewController.push(builders.location.build(router: self), animated: true)
  }

  func routeToDone() {
    viewController.push(builders.done.build(router: self), animated: true)
  }

  func routeToHelp() {
    viewController.present(builders.help.build(router: self), animated: true)
  }

  func closeHelp() {
    viewController.dismissPresented(animated: true)
  }

  func finish() {
    listener?.onboardingDidEnd()
  }
}

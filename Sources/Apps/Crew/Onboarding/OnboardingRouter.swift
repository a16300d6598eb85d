// The Onboarding flow, built with the BuilderRouter kit.

import BuilderRouter
import HeadlessUIKit

/// The routes that onboarding's steps call.
///
/// @mockable
protocol OnboardingRouting: AnyObject {
  /// Pushes the step that asks to allow notifications.
  func routeToNotifications()

  /// Pushes the step that asks for location access.
  func routeToLocation()

  /// Pushes the last step.
  func routeToDone()

  /// Presents the help sheet over the current step.
  func routeToHelp()

  /// Dismisses the help sheet.
  func closeHelp()

  /// Ends onboarding.
  func finish()
}

/// The navigation that the router uses to show its steps.
///
/// @mockable
protocol OnboardingViewControllable: ViewControllable {
  /// Pushes a step.
  func push(_ step: any ViewControllable, animated: Bool)

  /// Presents a controller over the current step.
  func present(_ controllable: any ViewControllable, animated: Bool)

  /// Dismisses the presented controller.
  func dismissPresented(animated: Bool)
}

/// The router of onboarding.
final class OnboardingRouter: Router<any OnboardingViewControllable>, OnboardingRouting {
  /// The builders of the steps and the help sheet.
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

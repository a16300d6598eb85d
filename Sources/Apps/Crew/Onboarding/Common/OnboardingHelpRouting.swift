import BuilderRouter

/// The route to the help sheet, which the steps about permissions share.
///
/// @mockable
@MainActor protocol OnboardingHelpRouting: AnyObject {
  /// Presents the help sheet over the step.
  func routeToHelp()
}

/// The base class of the routers of steps with a help sheet.
class OnboardingHelpedStepRouter: OnboardingStepRouter, OnboardingHelpRouting,
  OnboardingHelpListener
{
  private let helpBuilder: any OnboardingHelpBuildable
  private weak var help: (any Routing)?

  /// Creates the router of a step with a help sheet.
  init(
    viewController: any OnboardingStepControllable, listener: any OnboardingListener,
    helpBuilder: any OnboardingHelpBuildable, nextBuilder: any OnboardingStepBuildable
  ) {
    self.helpBuilder = helpBuilder
    super.init(viewController: viewController, listener: listener, nextBuilder: nextBuilder)
  }

  func routeToHelp() {
    guard children.isEmpty else { return }
    let help = helpBuilder.build(withListener: self)
    self.help = help
    attach(help)
    viewController.present(help.viewControllable, animated: true)
  }

  /// Dismisses the sheet and detaches its router.
  func helpDidClose() {
    guard let help else { return }
    viewController.dismissPresented(animated: true)
    detach(help)
  }
}

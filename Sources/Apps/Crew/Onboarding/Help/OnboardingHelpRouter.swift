import BuilderRouter

/// The routes that the help sheet calls.
///
/// @mockable
protocol OnboardingHelpSheetRouting: AnyObject {
  /// Closes the sheet.
  func close()
}

/// The router of the help sheet, which asks its parent to close it.
final class OnboardingHelpRouter: Router<any OnboardingStepControllable>,
  OnboardingHelpSheetRouting
{
  private weak var listener: (any OnboardingHelpListener)?

  init(viewController: any OnboardingStepControllable, listener: any OnboardingHelpListener) {
    self.listener = listener
    super.init(viewController: viewController, controllable: viewController)
  }

  func close() {
    listener?.helpDidClose()
  }
}

import BuilderRouter

/// The base class of the steps' routers, which push the next step and keep it until it is left.
class OnboardingStepRouter: Router<any OnboardingStepControllable> {
  /// The object to tell that onboarding ended.
  private(set) weak var listener: (any OnboardingListener)?

  private let nextBuilder: (any OnboardingStepBuildable)?

  /// Creates the router of a step.
  ///
  /// - Parameters:
  ///   - viewController: The screen of the step.
  ///   - listener: The object to tell that onboarding ended; held weakly.
  ///   - nextBuilder: The builder of the next step; nil for the last one.
  init(
    viewController: any OnboardingStepControllable, listener: any OnboardingListener,
    nextBuilder: (any OnboardingStepBuildable)?
  ) {
    self.listener = listener
    self.nextBuilder = nextBuilder
    super.init(viewController: viewController, controllable: viewController)
  }

  /// Attaches the next step and pushes it; does nothing while one is attached.
  final func routeToNext() {
    guard children.isEmpty, let listener, let nextBuilder else { return }
    let next = nextBuilder.build(withListener: listener)
    attach(next)
    viewController.push(next.viewControllable, animated: true)
  }
}

import BuilderRouter

/// The base class of the steps' routers, which push the next step and keep it until it is left.
class OnboardingStepRouter: Router<any OnboardingStepControllable> {
  /// The object to tell that onboarding ended.
  private(set) weak var listener: (any OnboardingListener)?

  /// Creates the router of a step.
  init(viewController: any OnboardingStepControllable, listener: any OnboardingListener) {
    self.listener = listener
    super.init(viewController: viewController, controllable: viewController)
  }

  /// Attaches the next step and pushes it; does nothing while one is attached.
  final func push(_ build: (any OnboardingListener) -> any Routing) {
    guard children.isEmpty, let listener else { return }
    let next = build(listener)
    attach(next)
    viewController.push(next.viewControllable, animated: true)
  }
}

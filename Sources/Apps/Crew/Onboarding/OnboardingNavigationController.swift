import BuilderRouter
import HeadlessUIKit

/// The navigation controller that shows onboarding's steps.
final class OnboardingNavigationController: UINavigationController, OnboardingViewControllable {
  func push(_ step: any ViewControllable, animated: Bool) {
    pushViewController(step.uiViewController, animated: animated)
  }

  func present(_ controllable: any ViewControllable, animated: Bool) {
    present(controllable.uiViewController, animated: animated)
  }

  func dismissPresented(animated: Bool) {
    dismiss(animated: animated)
  }
}

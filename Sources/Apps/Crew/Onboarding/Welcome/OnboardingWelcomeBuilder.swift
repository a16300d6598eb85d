import BuilderRouter

/// The dependencies of the first step on its parent.
///
/// @mockable
@MainActor protocol OnboardingWelcomeDependency {
  /// The user's answers, which the steps share.
  var permissions: any OnboardingPermissionsControlling { get }
}

/// A builder of the first step.
///
/// @mockable
@MainActor protocol OnboardingWelcomeBuildable: OnboardingStepBuildable {}

/// The first step's own dependencies, on top of its parent's.
final class OnboardingWelcomeDependencyProvider: DependencyProvider<
  any OnboardingWelcomeDependency
>,
OnboardingNotificationsDependency
{
  var permissions: any OnboardingPermissionsControlling { dependency.permissions }
}

/// The default builder.
final class OnboardingWelcomeBuilder: Builder<any OnboardingWelcomeDependency>,
  OnboardingWelcomeBuildable
{
  func build(withListener listener: any OnboardingListener) -> any Routing {
    let provider = OnboardingWelcomeDependencyProvider(dependency: dependency)
    let viewController = OnboardingWelcomeViewController()
    let router = OnboardingWelcomeRouter(
      viewController: viewController, listener: listener,
      nextBuilder: OnboardingNotificationsBuilder(dependency: provider))
    viewController.router = router
    return router
  }
}

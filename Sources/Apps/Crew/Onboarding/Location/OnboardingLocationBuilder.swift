import BuilderRouter

/// The dependencies of the step about location access on its parent.
///
/// @mockable
@MainActor protocol OnboardingLocationDependency {
  /// The user's answers, which the steps share.
  var permissions: any OnboardingPermissionsControlling { get }
}

/// A builder of the step about location access.
///
/// @mockable
@MainActor protocol OnboardingLocationBuildable: OnboardingStepBuildable {}

/// The step about location access's own dependencies, on top of its parent's.
final class OnboardingLocationDependencyProvider: DependencyProvider<
  any OnboardingLocationDependency
>,
OnboardingDoneDependency
{
  var permissions: any OnboardingPermissionsControlling { dependency.permissions }
}

/// The default builder.
final class OnboardingLocationBuilder: Builder<any OnboardingLocationDependency>,
  OnboardingLocationBuildable
{
  func build(withListener listener: any OnboardingListener) -> any Routing {
    let provider = OnboardingLocationDependencyProvider(dependency: dependency)
    let viewController = OnboardingLocationViewController(permissions: dependency.permissions)
    let router = OnboardingLocationRouter(
      viewController: viewController, listener: listener,
      helpBuilder: OnboardingHelpBuilder(dependency: NoDependency()),
      nextBuilder: OnboardingDoneBuilder(dependency: provider))
    viewController.router = router
    return router
  }
}

import BuilderRouter

/// The dependencies of the step about notifications on its parent.
///
/// @mockable
@MainActor protocol OnboardingNotificationsDependency {
  /// The user's answers, which the steps share.
  var permissions: any OnboardingPermissionsControlling { get }
}

/// A builder of the step about notifications.
///
/// @mockable
@MainActor protocol OnboardingNotificationsBuildable: OnboardingStepBuildable {}

/// The step about notifications's own dependencies, on top of its parent's.
final class OnboardingNotificationsDependencyProvider: DependencyProvider<
  any OnboardingNotificationsDependency
>,
OnboardingLocationDependency
{
  var permissions: any OnboardingPermissionsControlling { dependency.permissions }
}

/// The default builder.
final class OnboardingNotificationsBuilder: Builder<any OnboardingNotificationsDependency>,
  OnboardingNotificationsBuildable
{
  func build(withListener listener: any OnboardingListener) -> any Routing {
    let provider = OnboardingNotificationsDependencyProvider(dependency: dependency)
    let viewController = OnboardingNotificationsViewController(permissions: dependency.permissions)
    let router = OnboardingNotificationsRouter(
      viewController: viewController, listener: listener,
      helpBuilder: OnboardingHelpBuilder(dependency: NoDependency()),
      nextBuilder: OnboardingLocationBuilder(dependency: provider))
    viewController.router = router
    return router
  }
}

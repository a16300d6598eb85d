import BuilderRouter

/// The dependencies of the last step on its parent.
///
/// @mockable
@MainActor protocol OnboardingDoneDependency {
  /// The user's answers, which the step stores.
  var permissions: any OnboardingPermissionsControlling { get }
}

/// A builder of the last step.
///
/// @mockable
@MainActor protocol OnboardingDoneBuildable: OnboardingStepBuildable {}

/// The default builder.
final class OnboardingDoneBuilder: Builder<any OnboardingDoneDependency>, OnboardingDoneBuildable {
  func build(withListener listener: any OnboardingListener) -> any Routing {
    let permissions = dependency.permissions
    let viewController = OnboardingDoneViewController(
      props: OnboardingDoneProps(
        allowsNotifications: permissions.allowsNotifications,
        allowsLocation: permissions.allowsLocation),
      permissions: permissions)
    let router = OnboardingDoneRouter(
      viewController: viewController, listener: listener, nextBuilder: nil)
    viewController.router = router
    return router
  }
}

// The Account flow, built with the FluxVIP kit.

import Coordination
import CrewCore
import CrewShared
import FluxVIP
import Foundation
import HeadlessUIKit
import Injection

/// The workers that carry out the account screen's actions.
struct AccountActionWorkers {
  let profile: ProfileWorker
  let biometry: BiometryWorker
}

/// The coordinator of the Account tab.
final class AccountCoordinator: CoordinatorConfig {
  typealias Deps = any AccountDependenciesProtocol
  typealias ViewController = AccountViewController
  typealias ViewModel = AccountViewModel
  typealias Actions = any AccountActionProtocol

  weak var parentCoordinator: (any FeatureCoordinator)?

  private weak var viewController: AccountViewController?
  private let container: Container
  private let dependencies: any AccountDependenciesProtocol
  private let workers: AccountActionWorkers
  private let logOut: () -> Void

  /// Creates the coordinator.
  ///
  /// - Parameters:
  ///   - container: The flow's container, whose parent is the tab bar's.
  ///   - dependencies: The view model's dependencies.
  ///   - workers: The workers that carry out the screen's actions.
  ///   - logOut: A closure called when the user has confirmed logging out.
  init(
    container: Container, dependencies: any AccountDependenciesProtocol,
    workers: AccountActionWorkers, logOut: @escaping () -> Void
  ) {
    self.container = container
    self.dependencies = dependencies
    self.workers = workers
    self.logOut = logOut
    Lifetimes.watch(self)
  }

  var builtController: UIViewController? { viewController }

  func buildUI() -> any UIViewController & Coordinable {
    let viewController = AccountCoordinator.configure(deps: dependencies, coordinator: self)
    self.viewController = viewController
    return UINavigationCoordinable.build(coordinator: self, root: viewController)
  }
}

extension AccountCoordinator: AccountActionProtocol {
  func showProfile() {
    workers.profile.fetchProfileOnce()
  }

  func refreshProfile() {
    workers.profile.refreshProfile { [weak self] result in
      if case .failure(let error) = result { self?.show(error) }
    }
  }

  func setBiometry(_ isEnabled: Bool) {
    workers.biometry.setEnabled(isEnabled)
  }

  func askToLogOut() {
    let sheet = UIAlertController(
      title: "Log out?".localized, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(
      UIAlertAction(title: "Log out".localized, style: .destructive) { [weak self] _ in
        self?.confirmLogOut()
      })
    sheet.addAction(UIAlertAction(title: "Cancel".localized, style: .cancel))
    // On a tablet the sheet is a popover, which needs a view to point at.
    sheet.popoverPresentationController?.sourceView = viewController?.logOutButton
    viewController?.present(sheet, animated: true)
  }

  private func confirmLogOut() {
    container.track("logout.confirmed")
    logOut()
  }

  private func show(_ error: any Error) {
    viewController?.showAlert(
      title: "Could not refresh".localized, message: error.localizedDescription)
  }
}

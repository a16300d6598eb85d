// The Account flow, built with the FluxVIP kit.

import Coordination
import FluxVIP
import Foundation
import HeadlessUIKit

/// The coordinator of the Account tab.
final class AccountCoordinator: CoordinatorConfig {
  typealias Deps = any AccountDependenciesProtocol
  typealias ViewController = AccountViewController
  typealias ViewModel = AccountViewModel
  typealias Actions = any AccountActionProtocol

  weak var parentCoordinator: (any FeatureCoordinator)?

  private weak var viewController: AccountViewController?
  private let dependencies: any AccountDependenciesProtocol
  private let dispatcher: Dispatcher
  private let worker: ProfileWorker
  private let logOut: () -> Void

  /// Creates the coordinator.
  ///
  /// - Parameters:
  ///   - dependencies: The view model's dependencies.
  ///   - dispatcher: The bus that the user's choices are posted to.
  ///   - worker: The worker that requests the profile.
  ///   - logOut: A closure called when the user has confirmed logging out.
  init(
    dependencies: any AccountDependenciesProtocol, dispatcher: Dispatcher, worker: ProfileWorker,
    logOut: @escaping () -> Void
  ) {
    self.dependencies = dependencies
    self.dispatcher = dispatcher
    self.worker = worker
    self.logOut = logOut
    Lifetimes.watch(self)
  }

  var builtController: UIViewController? { viewController }

  func buildUI() -> any UIViewController & Coordinable {
    let viewController = AccountCoordinator.configure(deps: dependencies, coordinator: self)
    self.viewController = viewController
    return viewController
  }
}

extension AccountCoordinator: AccountActionProtocol {
  func showProfile() {
    worker.fetchProfileOnce()
  }

  func refreshProfile() {
    worker.refreshProfile { [weak self] result in
      if case .failure(let error) = result { self?.show(error) }
    }
  }

  func setBiometry(_ isEnabled: Bool) {
    dispatcher.post(isEnabled ? .biometryEnabled : .biometryDisabled)
  }

  func askToLogOut() {
    let sheet = UIAlertController(title: "Log out?", message: nil, preferredStyle: .actionSheet)
    sheet.addAction(
      UIAlertAction(title: "Log out", style: .destructive) { [weak self] _ in self?.logOut() })
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    viewController?.present(sheet, animated: true)
  }

  private func show(_ error: any Error) {
    viewController?.showAlert(title: "Could not refresh", message: error.localizedDescription)
  }
}

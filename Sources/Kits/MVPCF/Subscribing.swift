public import HeadlessUIKit
public import Reactive

/// A screen that shows errors.
@MainActor public protocol ErrorShowing: AnyObject {
  /// Shows an error, as in an alert.
  func show(error: PresentableError)
}

extension ErrorShowing {
  /// Shows every error of a presenter, until the subscription is disposed of.
  public func subscribeOnErrors(
    of presenter: some ErrorThrowingPresenter
  ) -> any Disposable {
    presenter.errors.subscribe(onNext: { [weak self] in self?.show(error: $0) })
  }
}

/// A view with an activity indicator.
@MainActor public protocol LoadingShowing: AnyObject {
  /// The indicator, which is visible while it animates.
  var activityIndicator: UIActivityIndicatorView { get }
}

extension LoadingShowing {
  /// Animates the indicator while a presenter loads, until the subscription is disposed of.
  public func subscribeOnLoading(
    of presenter: some LoadablePresenter
  ) -> any Disposable {
    presenter.isLoading.subscribe(onNext: { [weak self] isLoading in
      if isLoading {
        self?.activityIndicator.startAnimating()
      } else {
        self?.activityIndicator.stopAnimating()
      }
    })
  }
}

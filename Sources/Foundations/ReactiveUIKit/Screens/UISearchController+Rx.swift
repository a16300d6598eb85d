public import HeadlessUIKit
public import Reactive

extension Reactive where Base: UISearchController {
  /// The moments before the search controller is presented.
  public var willPresent: ControlEvent<Void> { events { $0.presenting } }

  /// The moments after the search controller was presented.
  public var didPresent: ControlEvent<Void> { events { $0.presented } }

  /// The moments before the search controller is dismissed.
  public var willDismiss: ControlEvent<Void> { events { $0.dismissing } }

  /// The moments after the search controller was dismissed.
  public var didDismiss: ControlEvent<Void> { events { $0.dismissed } }

  private func events(
    _ subject: @escaping (SearchControllerDelegateProxy) -> PublishSubject<Void>
  ) -> ControlEvent<Void> {
    ControlEvent(
      of: base as UISearchController, through: SearchControllerDelegateProxy.self, subject)
  }
}

/// A search controller's delegate that sends presentations and dismissals.
private final class SearchControllerDelegateProxy: ForwardingDelegate<UISearchController>,
  UISearchControllerDelegate
{
  let presenting = PublishSubject<Void>()
  let presented = PublishSubject<Void>()
  let dismissing = PublishSubject<Void>()
  let dismissed = PublishSubject<Void>()

  func willPresentSearchController(_ searchController: UISearchController) {
    ownDelegate?.willPresentSearchController(searchController)
    presenting.onNext(())
  }

  func didPresentSearchController(_ searchController: UISearchController) {
    ownDelegate?.didPresentSearchController(searchController)
    presented.onNext(())
  }

  func willDismissSearchController(_ searchController: UISearchController) {
    ownDelegate?.willDismissSearchController(searchController)
    dismissing.onNext(())
  }

  func didDismissSearchController(_ searchController: UISearchController) {
    ownDelegate?.didDismissSearchController(searchController)
    dismissed.onNext(())
  }
}

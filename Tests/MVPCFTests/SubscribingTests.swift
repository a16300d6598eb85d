import HeadlessDevice
import HeadlessUIKit
import MVPCF
import Reactive
import Testing

@Suite("Errors, loading and the app's state")
struct SubscribingTests {
  private final class NotePresenter: LoadablePresenter, ErrorThrowingPresenter {
    let isLoading = BehaviorRelay(value: false)
    let errors = PublishRelay<PresentableError>()
    var props: Bool { isLoading.value }
  }

  private final class NoteView: LoadingShowing {
    let activityIndicator = UIActivityIndicatorView(style: .medium)
  }

  private final class NoteScreen: ErrorShowing {
    var shown: [PresentableError] = []

    func show(error: PresentableError) { shown.append(error) }
  }

  @Test("each error is shown until the subscription is disposed of")
  func errors() {
    let (presenter, screen) = (NotePresenter(), NoteScreen())
    let error = PresentableError(title: "Something went wrong", message: "Busy")
    let subscription = screen.subscribeOnErrors(of: presenter)
    for _ in 0..<2 { presenter.errors.accept(error) }
    subscription.dispose()
    presenter.errors.accept(error)
    #expect(screen.shown == [error, error])
  }

  @Test("the indicator animates while the presenter loads")
  func loading() {
    Device.current = Device()
    let (presenter, view) = (NotePresenter(), NoteView())
    let subscription = view.subscribeOnLoading(of: presenter)
    let states = [false, true, false].map { isLoading in
      presenter.isLoading.accept(isLoading)
      return view.activityIndicator.isAnimating
    }
    #expect(states == [false, true, false])
    subscription.dispose()
    presenter.isLoading.accept(true)
    #expect(!view.activityIndicator.isAnimating)
  }

  @Test("returns are sent each time the app comes back, and not at its start")
  func returning() {
    final class Manager: AppStateManager {
      let state = BehaviorRelay(value: AppState.active)
    }
    let manager = Manager()
    var returns = 0
    let subscription = manager.returns.subscribe(onNext: { returns += 1 })
    for state in [AppState.active, .background, .background, .active, .active, .background] {
      manager.state.accept(state)
    }
    #expect(returns == 1)
    subscription.dispose()
  }
}

import MVVMCB
import Reactive

/// The events from the view to its view model.
struct __Name__Inputs {
  let viewState = PublishSubject<ViewState>()
  let addTapped = PublishSubject<Void>()
  let doneTapped = PublishSubject<Void>()
}

/// The events from the view model to the view and the coordinator.
struct __Name__Outputs {
  let viewData = BehaviorSubject(value: __Name__ViewData())
  let done = PublishSubject<Int>()
  let left = PublishSubject<Void>()
}

/// The content of the screen.
struct __Name__ViewData: Equatable {
  var count = 0
}

/// The interface of the view model.
protocol __Name__ViewModellable: AnyObject {
  var inputs: __Name__Inputs { get }
  var outputs: __Name__Outputs { get }
}

/// A view model that binds the user's taps to the use case.
final class __Name__ViewModel: __Name__ViewModellable {
  let inputs = __Name__Inputs()
  let outputs = __Name__Outputs()

  private let disposeBag = DisposeBag()

  init(useCase: any __Name__Interactable, analyticsDispatcher: any AnalyticsDispatchable) {
    useCase.counts(of: inputs.addTapped).map(__Name__ViewData.init(count:))
      .bind(to: outputs.viewData)
      .disposed(by: disposeBag)
    inputs.doneTapped.withLatestFrom(outputs.viewData).map(\.count)
      .do(onNext: { analyticsDispatcher.dispatch("__name__.done", parameters: ["count": "\($0)"]) })
      .bind(to: outputs.done)
      .disposed(by: disposeBag)
    inputs.viewState.filter { $0 == .left }.map { _ in }
      .bind(to: outputs.left)
      .disposed(by: disposeBag)
  }
}

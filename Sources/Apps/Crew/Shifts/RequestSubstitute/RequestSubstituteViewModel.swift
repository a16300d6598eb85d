import Foundation
import MVVMCB
import Reactive

/// The events from the screen to its view model.
struct RequestSubstituteInputs {
  let viewState = PublishSubject<ViewState>()
  let colleagueTapped = PublishSubject<String>()
  let requestTapped = PublishSubject<Void>()
  let cancelTapped = PublishSubject<Void>()
}

/// The events from the view model to the screen and the coordinator.
struct RequestSubstituteOutputs {
  let viewData = BehaviorSubject<RequestSubstituteViewData>(value: RequestSubstituteViewData())
  let failed = PublishSubject<String>()
  let finished = PublishSubject<Bool>()
}

/// The content of the screen.
struct RequestSubstituteViewData: Equatable {
  /// A row with a colleague.
  struct Row: Equatable {
    let id: String
    let name: String
    let isChosen: Bool
  }

  var rows: [Row] = []
  var isRequestEnabled = false
}

/// The interface of the screen's view model.
protocol RequestSubstituteViewModellable: AnyObject {
  var inputs: RequestSubstituteInputs { get }
  var outputs: RequestSubstituteOutputs { get }
}

/// A view model that keeps the chosen colleague and requests the substitute from the server.
final class RequestSubstituteViewModel: RequestSubstituteViewModellable {
  let inputs = RequestSubstituteInputs()
  let outputs = RequestSubstituteOutputs()

  private let disposeBag = DisposeBag()

  init(
    shiftID: String, useCase: any RequestSubstituteInteractable,
    analyticsDispatcher: any AnalyticsDispatchable
  ) {
    let isBusy = BehaviorSubject(value: false)
    let chosen = inputs.colleagueTapped.map(Optional.some).startWith(nil)
    let colleagues = inputs.viewState.filter { $0 == .loaded }
      .flatMapLatest { [outputs] _ in
        useCase.colleagues().catch { error in
          outputs.failed.onNext(error.localizedDescription)
          return .empty()
        }
      }
    Observable.combineLatest(colleagues, chosen, isBusy)
      .map { colleagues, chosen, isBusy in
        Self.viewData(colleagues, chosen: chosen, isBusy: isBusy)
      }
      .bind(to: outputs.viewData)
      .disposed(by: disposeBag)
    inputs.requestTapped
      .withLatestFrom(inputs.colleagueTapped)
      .do(onNext: { _ in
        analyticsDispatcher.dispatch("substitute.requested", parameters: ["id": shiftID])
        isBusy.onNext(true)
      })
      .flatMapLatest { [outputs] colleagueID in
        useCase.requestSubstitute(shiftID: shiftID, colleagueID: colleagueID)
          .map { true }
          .catch { error in
            isBusy.onNext(false)
            outputs.failed.onNext(error.localizedDescription)
            return .empty()
          }
      }
      .bind(to: outputs.finished)
      .disposed(by: disposeBag)
    inputs.cancelTapped.map { false }.bind(to: outputs.finished).disposed(by: disposeBag)
  }

  private static func viewData(
    _ colleagues: [Colleague], chosen: String?, isBusy: Bool
  ) -> RequestSubstituteViewData {
    RequestSubstituteViewData(
      rows: colleagues.map { .init(id: $0.id, name: $0.name, isChosen: $0.id == chosen) },
      isRequestEnabled: chosen != nil && !isBusy)
  }
}

import CrewShared
import Foundation
import HeadlessDevice
import MVVMCB
import Reactive

/// The events from the shift's screen to its view model.
struct ShiftViewModelInputs {
  let viewState = PublishSubject<ViewState>()
  let jobPageTapped = PublishSubject<Void>()
  let findSubstituteTapped = PublishSubject<Void>()
  let closeTapped = PublishSubject<Void>()
  let substituteRequested = PublishSubject<Void>()
}

/// The events from the view model to the screen and the coordinator.
struct ShiftViewModelOutputs {
  let viewData = BehaviorSubject<ShiftViewData>(value: ShiftViewData())
  let failed = PublishSubject<String>()
  let showJobPage = PublishSubject<String>()
  let findSubstituteTapped = PublishSubject<String>()
  let dismiss = PublishSubject<Void>()
}

/// The content of the screen; empty until the shift is loaded.
struct ShiftViewData: Equatable {
  var employer = ""
  var time = ""
  var hourlyRate = ""
  var status = ""
  var canFindSubstitute = false
}

/// The interface of the shift's view model.
protocol ShiftViewModellable: AnyObject {
  var inputs: ShiftViewModelInputs { get }
  var outputs: ShiftViewModelOutputs { get }
}

/// A view model that loads a shift and shows what its state allows.
final class ShiftViewModel: ShiftViewModellable {
  let inputs = ShiftViewModelInputs()
  let outputs = ShiftViewModelOutputs()

  private let disposeBag = DisposeBag()

  init(
    matchID: String, useCase: any ShiftInteractable,
    analyticsDispatcher: any AnalyticsDispatchable
  ) {
    let match = inputs.viewState.filter { $0 == .loaded }
      .flatMapLatest { [outputs] _ in
        useCase.match(id: matchID).catch { error in
          outputs.failed.onNext(error.localizedDescription)
          return .empty()
        }
      }
    let isRequested = inputs.substituteRequested.map { true }.startWith(false)
    Observable.combineLatest(match, isRequested)
      .map { match, isRequested in
        Self.viewData(isRequested ? useCase.requestingSubstitute(in: match) : match)
      }
      .bind(to: outputs.viewData)
      .disposed(by: disposeBag)
    bindTaps(matchID: matchID, analyticsDispatcher: analyticsDispatcher)
  }

  private func bindTaps(
    matchID: String, analyticsDispatcher: any AnalyticsDispatchable
  ) {
    inputs.jobPageTapped.map { matchID }
      .bind(to: outputs.showJobPage).disposed(by: disposeBag)
    inputs.findSubstituteTapped.map { matchID }
      .do(onNext: { analyticsDispatcher.dispatch("substitute.sought", parameters: ["id": $0]) })
      .bind(to: outputs.findSubstituteTapped).disposed(by: disposeBag)
    inputs.closeTapped.bind(to: outputs.dismiss).disposed(by: disposeBag)
  }

  private static func viewData(_ match: Match) -> ShiftViewData {
    ShiftViewData(
      employer: match.shift.employer, time: ShiftTime.text(of: match.shift),
      hourlyRate: rateText(match.shift.hourlyRate), status: match.status.text,
      canFindSubstitute: match.allowedActions.contains(.findSubstitute))
  }

  private static func rateText(_ rate: Double) -> String {
    let cents = Int((rate * 100).rounded())
    let (euros, rest) = cents.quotientAndRemainder(dividingBy: 100)
    let point = Device.current.locale.decimalSeparator ?? "."
    return "%@ per hour".localized(with: "€\(euros)\(point)\(rest < 10 ? "0" : "")\(rest)")
  }
}

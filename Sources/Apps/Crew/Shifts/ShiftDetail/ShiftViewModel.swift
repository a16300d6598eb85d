import Foundation
import MVVMCB
import Reactive

/// What the shift's screen tells its view model.
struct ShiftViewModelInputs {
  let viewState = PublishSubject<ViewState>()
  let jobPageTapped = PublishSubject<Void>()
  let findSubstituteTapped = PublishSubject<Void>()
  let closeTapped = PublishSubject<Void>()
  let substituteRequested = PublishSubject<Void>()
}

/// What the view model tells the screen and the coordinator.
struct ShiftViewModelOutputs {
  let viewData = BehaviorSubject<ShiftViewData>(value: ShiftViewData())
  let failed = PublishSubject<String>()
  let showJobPage = PublishSubject<String>()
  let findSubstituteTapped = PublishSubject<String>()
  let dismiss = PublishSubject<Void>()
}

/// The shift in plain values; empty until it is known.
struct ShiftViewData: Equatable {
  var employer = ""
  var time = ""
  var hourlyRate = ""
  var status = ""
}

/// The interface of the shift's view model.
protocol ShiftViewModellable: AnyObject {
  var inputs: ShiftViewModelInputs { get }
  var outputs: ShiftViewModelOutputs { get }
}

/// Loads one shift, and knows whether a substitute was asked for.
final class ShiftViewModel: ShiftViewModellable {
  let inputs = ShiftViewModelInputs()
  let outputs = ShiftViewModelOutputs()

  private let disposeBag = DisposeBag()

  init(
    matchID: String, isSubstituteRequested: Bool, useCase: any ShiftInteractable,
    analyticsDispatcher: any AnalyticsDispatchable = AnalyticsDispatcher.shared
  ) {
    let isRequested = inputs.substituteRequested.map { true }.startWith(isSubstituteRequested)
    let shift = inputs.viewState.filter { $0 == .loaded }
      .flatMapLatest { [outputs] _ in
        useCase.shift(id: matchID).catch { error in
          outputs.failed.onNext(error.localizedDescription)
          return .empty()
        }
      }
    Observable.combineLatest(shift, isRequested)
      .map { Self.viewData($0, isSubstituteRequested: $1) }
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

  private static func viewData(_ shift: Shift, isSubstituteRequested: Bool) -> ShiftViewData {
    ShiftViewData(
      employer: shift.employer, time: ShiftTime.text(of: shift),
      hourlyRate: rateText(shift.hourlyRate),
      status: isSubstituteRequested ? "Substitute requested" : shift.status)
  }

  private static func rateText(_ rate: Double) -> String {
    let cents = Int((rate * 100).rounded())
    let (euros, rest) = cents.quotientAndRemainder(dividingBy: 100)
    return "€\(euros).\(rest < 10 ? "0" : "")\(rest) per hour"
  }
}

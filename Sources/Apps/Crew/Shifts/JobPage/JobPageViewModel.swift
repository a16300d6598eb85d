import Foundation
import HeadlessDevice
import MVVMCB
import Reactive

/// The events from the job page to its view model.
struct JobPageInputs {
  let viewState = PublishSubject<ViewState>()
  let applyTapped = PublishSubject<Void>()
}

/// The events from the view model to the job page and the coordinator.
struct JobPageOutputs {
  let viewData = BehaviorSubject<JobPageViewData>(value: JobPageViewData())
  let failed = PublishSubject<String>()
  let left = PublishSubject<Void>()
}

/// The content of the job page; empty until the shift is loaded.
struct JobPageViewData: Equatable {
  var job = ""
  var employer = ""
  var address = ""
  var description = ""
  var isApplied = false
  var canApply = false

  /// The other shifts, the nearest first.
  var otherShifts: [Row] = []

  /// A row with another shift.
  struct Row: Equatable {
    let title: String

    /// The distance from the user, such as `1.2 km`; nil if it is not known.
    let distance: String?
  }
}

/// The interface of the job page's view model.
protocol JobPageViewModellable: AnyObject {
  var inputs: JobPageInputs { get }
  var outputs: JobPageOutputs { get }
}

/// A view model that loads a shift's job and applies for it on the server.
final class JobPageViewModel: JobPageViewModellable {
  let inputs = JobPageInputs()
  let outputs = JobPageOutputs()

  private let disposeBag = DisposeBag()

  init(
    shiftID: String, useCase: any JobPageInteractable,
    analyticsDispatcher: any AnalyticsDispatchable
  ) {
    let isBusy = BehaviorSubject(value: false)
    let applied = inputs.applyTapped
      .do(onNext: {
        analyticsDispatcher.dispatch("job.applied", parameters: ["id": shiftID])
        isBusy.onNext(true)
      })
      .flatMapLatest { [outputs] in
        useCase.apply(toShift: shiftID)
          .catch { error in
            outputs.failed.onNext(error.localizedDescription)
            return .empty()
          }
          .do(onCompleted: { isBusy.onNext(false) })
      }
      .map { true }
      .startWith(false)
    let shift = inputs.viewState.filter { $0 == .loaded }
      .flatMapLatest { [outputs] _ in
        useCase.job(ofShift: shiftID).catch { error in
          outputs.failed.onNext(error.localizedDescription)
          return .empty()
        }
      }
    let others = inputs.viewState.filter { $0 == .loaded }
      .flatMapLatest { _ in useCase.otherShifts(than: shiftID).catchAndReturn([]) }
      .startWith([])
    Observable.combineLatest(shift, applied, isBusy, others)
      .map { Self.viewData($0, isApplied: $1, isBusy: $2, others: $3) }
      .distinctUntilChanged()
      .bind(to: outputs.viewData)
      .disposed(by: disposeBag)
    inputs.viewState.filter { $0 == .left }.map { _ in }
      .bind(to: outputs.left)
      .disposed(by: disposeBag)
  }

  private static func viewData(
    _ shift: Shift, isApplied: Bool, isBusy: Bool, others: [NearbyShift]
  ) -> JobPageViewData {
    let isApplied = isApplied || shift.isApplied == true
    return JobPageViewData(
      job: shift.job, employer: shift.employer, address: shift.address,
      description: shift.description, isApplied: isApplied, canApply: !isApplied && !isBusy,
      otherShifts: others.map {
        .init(title: $0.shift.title, distance: $0.distance.map(text(ofDistance:)))
      })
  }

  private static func text(ofDistance metres: Double) -> String {
    let (whole, tenth) = Int((metres / 100).rounded()).quotientAndRemainder(dividingBy: 10)
    return "\(whole)\(Device.current.locale.decimalSeparator ?? ".")\(tenth) km"
  }
}

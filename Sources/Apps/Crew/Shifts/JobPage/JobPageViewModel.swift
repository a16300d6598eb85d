import Foundation
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
  let applied = PublishSubject<String>()
  let left = PublishSubject<Void>()
}

/// The content of the job page; empty until the shift is loaded.
struct JobPageViewData: Equatable {
  var job = ""
  var employer = ""
  var address = ""
  var description = ""
  var isApplied = false
}

/// The interface of the job page's view model.
protocol JobPageViewModellable: AnyObject {
  var inputs: JobPageInputs { get }
  var outputs: JobPageOutputs { get }
}

/// A view model that loads a shift's job and keeps whether the user has applied.
final class JobPageViewModel: JobPageViewModellable {
  let inputs = JobPageInputs()
  let outputs = JobPageOutputs()

  private let disposeBag = DisposeBag()

  init(
    shiftID: String, hasApplied: Bool, useCase: any ShiftInteractable,
    analyticsDispatcher: any AnalyticsDispatchable
  ) {
    inputs.applyTapped.map { shiftID }
      .do(onNext: { analyticsDispatcher.dispatch("job.applied", parameters: ["id": $0]) })
      .bind(to: outputs.applied)
      .disposed(by: disposeBag)
    let isApplied = outputs.applied.map { _ in true }.startWith(hasApplied)
    let shift = inputs.viewState.filter { $0 == .loaded }
      .flatMapLatest { [outputs] _ in
        useCase.shift(id: shiftID).catch { error in
          outputs.failed.onNext(error.localizedDescription)
          return .empty()
        }
      }
    Observable.combineLatest(shift, isApplied)
      .map { shift, isApplied in
        JobPageViewData(
          job: shift.job, employer: shift.employer, address: shift.address,
          description: shift.description, isApplied: isApplied)
      }
      .bind(to: outputs.viewData)
      .disposed(by: disposeBag)
    inputs.viewState.filter { $0 == .left }.map { _ in }
      .bind(to: outputs.left)
      .disposed(by: disposeBag)
  }
}
